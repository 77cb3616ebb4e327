// Practice tables: what is on offer, and a table of one's own.

import { ask, post } from './api';
import { newId } from './ids';
import type { Stakes } from './messages';

/** A room one can practice in, with the stakes it is played at there. */
export interface PracticeRoom {
  house: string;
  game: string;
  structure: string;
  seats: number;
  stakes: Stakes[];
}

/** `table`: the player's own, "" for none. `odds`: whether the server can work them out. */
export interface PracticeOffer {
  rooms: PracticeRoom[];
  tempers: string[];
  table: string;
  odds: boolean;
}

export interface PracticeWish {
  house: string;
  small: number;
  bots: number;
  /** How the bots play; "" for each in his own way. */
  temper: string;
}

export function practiceOffer(): Promise<PracticeOffer> {
  return ask<PracticeOffer>('/api/practice');
}

/** Open a practice table and sit down there; answers its id. The one before it is left. */
export async function openPractice(wish: PracticeWish): Promise<string> {
  const { table } = await post<{ table: string }>('/api/practice', { id: newId(), ...wish });
  return table;
}
