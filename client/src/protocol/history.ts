// Finished hands, as the server tells them to this reader (docs/protocol.md).

import { answered, ask, post } from './api';
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
  /** Played in practice, with hints beside the cards. */
  aided: boolean;
}

/** The newest hands of a table first. `history`: how its room tells hands (K31). */
export interface HandPage {
  rows: HandRow[];
  history: string;
}

/** What hands are looked for; what is empty or 0 does not matter. Times are milliseconds. */
export interface Search {
  from: number;
  /** Not included; 0 for no end. */
  to: number;
  game: string;
  table: string;
  result: '' | 'won' | 'lost' | 'even';
  /** Units won or lost. */
  least: number;
}

export interface PlayedTable {
  table: string;
  name: string;
  game: string;
}

/** A page of the player's own hands. `tables`: where he has played; on the first page alone. */
export interface FoundPage {
  rows: HandRow[];
  next: string;
  total: number;
  tables: PlayedTable[];
}

/** A hand that a form of history has no words for. */
export interface Untold {
  hand: string;
  number: number;
  table_name: string;
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

/** Game history: the player's own hands that fit, those older than the hand `before`. */
export function findHands(search: Search, before = ''): Promise<FoundPage> {
  return ask<FoundPage>(`/api/hands?${wanted(search, { before })}`);
}

/** All hands of a search in one file, with the name the server gives it. */
export async function downloadAll(
  search: Search,
  form: string,
  leaveOut: boolean,
): Promise<{ file: Blob; name: string }> {
  const more = { format: form, leave_out: leaveOut ? 'true' : '' };
  const response = await answered(`/api/hands/download?${wanted(search, more)}`);
  const said = response.headers.get('content-disposition') ?? '';
  const name = /filename="([^"]+)"/.exec(said)?.[1] ?? 'doorcard-hands.txt';
  return { file: await response.blob(), name };
}

function wanted(search: Search, more: Record<string, string>): string {
  const named = Object.entries({ ...search, ...more }).filter(([, value]) => value);
  return new URLSearchParams(named.map(([name, value]) => [name, String(value)])).toString();
}

export function downloadPath(hand: string, form: string): string {
  return `/api/hands/${encodeURIComponent(hand)}/download?format=${form}`;
}

/** Ask for the hand by e-mail (R1.32). */
export function mailHand(
  hand: string,
  to: string,
  language: string,
): Promise<{ state: 'queued' | 'sent' }> {
  return post(`/api/hands/${encodeURIComponent(hand)}/mail`, { to, language });
}
