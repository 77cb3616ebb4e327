// Finished hands, as the server tells them to this reader (docs/protocol.md).

import { ask, post } from './api';
import type { CardView, Line } from './messages';

/** A finished hand in a list. `you` is the reader's seat in it, 0 for none; amounts are units. */
export interface HandRow {
  hand: string;
  table: string;
  table_name: string;
  number: number;
  began: number;
  ended: number;
  game: string;
  house: string;
  unit: number;
  you: number;
  pot: number;
  result: number;
  void: boolean;
}

/** The newest hands of a table first. `history`: how its room tells hands (K31). */
export interface HandPage {
  rows: HandRow[];
  history: string;
}

export interface PastPlayer {
  seat: number;
  name: string;
  stack: number;
  result: number;
  cards: CardView[];
  hand: string;
  folded_on: number;
  shown: boolean;
  mucked: boolean;
}

export interface HandStory {
  row: HandRow;
  history: string;
  past: {
    hand: string;
    number: number;
    game: string;
    button: number;
    players: PastPlayer[];
    community: CardView[];
    lines: Line[];
    rake: number;
    void: boolean;
  };
}

/** Forms a hand can be had in; their names are the same in every language. */
export const FORMATS: readonly (readonly [form: string, name: string])[] = [
  ['pokerstars', 'PokerStars'],
  ['full-tilt', 'Full Tilt'],
  ['phh', 'PHH'],
  ['ohh', 'OHH'],
  ['json', 'JSON'],
];

/** LAST HAND: the hands of the reader's session at a table (R3.30). */
export function lastHands(table: string): Promise<HandPage> {
  return ask<HandPage>(`/api/tables/${encodeURIComponent(table)}/hands`);
}

export function story(hand: string): Promise<HandStory> {
  return ask<HandStory>(`/api/hands/${encodeURIComponent(hand)}`);
}

export function downloadPath(hand: string, form: string): string {
  return `/api/hands/${encodeURIComponent(hand)}/download?format=${form}`;
}

/** Ask for the hand by e-mail (R1.32). */
export function mailHand(hand: string, to: string): Promise<{ state: 'queued' | 'sent' }> {
  return post(`/api/hands/${encodeURIComponent(hand)}/mail`, { to });
}
