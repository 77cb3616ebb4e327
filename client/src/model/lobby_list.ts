// Which tables the lobby shows and in which order. Filters and order live in the address (U1).

import type { LobbyRow } from '../protocol/messages';
import { fieldText } from './amounts';

/** Tables that give at most this many seconds for a decision are fast. */
export const FAST_SECONDS = 15;

export const SORTS = ['name', 'game', 'stakes', 'players', 'pot', 'speed', 'clock'] as const;
export type Sort = (typeof SORTS)[number];

/** What is asked of the tables; "" and false ask for nothing. */
export interface Filters {
  game: string;
  /** "limit" or "pot". */
  limit: string;
  /** As `stakesOf` writes them. */
  stakes: string;
  seats: string;
  /** "fast" or "calm". */
  speed: string;
  free: boolean;
  favorites: boolean;
}

export interface Order {
  by: Sort | '';
  down: boolean;
}

const WORDS = ['game', 'limit', 'stakes', 'seats', 'speed'] as const;
const SWITCHES = ['free', 'favorites'] as const;

export function readFilters(query: URLSearchParams): Filters {
  const word = (name: string) => query.get(name) ?? '';
  return {
    game: word('game'),
    limit: word('limit'),
    stakes: word('stakes'),
    seats: word('seats'),
    speed: word('speed'),
    free: query.has('free'),
    favorites: query.has('favorites'),
  };
}

export function readOrder(query: URLSearchParams): Order {
  const wanted = query.get('sort') ?? '';
  const by = SORTS.find((sort) => sort === wanted.replace(/^-/, '')) ?? '';
  return { by, down: by !== '' && wanted.startsWith('-') };
}

/** The address with these filters and this order; what else stands in it stays. */
export function writeQuery(query: URLSearchParams, filters: Filters, order: Order): string {
  const written = new URLSearchParams(query);
  const put = (name: string, value: string) =>
    value === '' ? written.delete(name) : written.set(name, value);
  for (const name of WORDS) put(name, filters[name]);
  for (const name of SWITCHES) put(name, filters[name] ? '1' : '');
  put('sort', order.by === '' ? '' : (order.down ? '-' : '') + order.by);
  return written.toString();
}

export function isFiltered(filters: Filters): boolean {
  return WORDS.some((name) => filters[name] !== '') || SWITCHES.some((name) => filters[name]);
}

/** "4/8": the two bets of a limit table, the blinds of a pot-limit one; the same in any language. */
export function stakesOf(row: LobbyRow): string {
  const written = (units: number) => fieldText(units, row.unit, 'en');
  const [low, high] = stakeUnits(row);
  return `${written(low)}/${written(high)}`;
}

export function stakeUnits(row: LobbyRow): [low: number, high: number] {
  return row.structure === 'pot' ? [row.small_blind, row.big_blind] : [row.small, row.big];
}

export function matches(row: LobbyRow, filters: Filters, favorites: readonly string[]): boolean {
  const fast = row.action_seconds > 0 && row.action_seconds <= FAST_SECONDS;
  const speed = fast ? 'fast' : 'calm';
  return (
    (filters.game === '' || filters.game === row.game) &&
    (filters.limit === '' || filters.limit === row.structure) &&
    (filters.stakes === '' || filters.stakes === stakesOf(row)) &&
    (filters.seats === '' || filters.seats === String(row.seats)) &&
    (filters.speed === '' || filters.speed === speed) &&
    (!filters.free || row.free > 0) &&
    (!filters.favorites || favorites.includes(row.table))
  );
}

/** The rows in this order; equal rows stay as the server lists them. */
export function sorted(rows: readonly LobbyRow[], { by, down }: Order): LobbyRow[] {
  if (by === '') return [...rows];
  const names = new Intl.Collator(undefined, { numeric: true });
  const compare = (a: LobbyRow, b: LobbyRow): number => {
    if (by === 'name') return names.compare(a.name, b.name);
    if (by === 'game') return names.compare(a.game, b.game);
    return weight(a, by) - weight(b, by);
  };
  return [...rows].sort((a, b) => (down ? compare(b, a) : compare(a, b)));
}

function weight(row: LobbyRow, by: Exclude<Sort, 'name' | 'game'>): number {
  switch (by) {
    case 'stakes':
      return stakeUnits(row)[1] / row.unit;
    case 'players':
      return row.seated;
    case 'pot':
      return row.average_pot / row.unit;
    case 'speed':
      return row.hands_per_hour;
    case 'clock':
      return row.action_seconds;
  }
}

/**
 * The rows as they were placed before, new ones at the end: numbers change in place and no row
 * moves under the pointer, until the player sorts or filters anew (U2).
 */
export function inPlace(rows: readonly LobbyRow[], placed: readonly string[]): LobbyRow[] {
  const at = new Map(placed.map((table, index) => [table, index]));
  const place = (row: LobbyRow) => at.get(row.table) ?? placed.length;
  return [...rows].sort((a, b) => place(a) - place(b));
}

/** Where to sit at once (U3): a free seat where most people play, else where most sit. */
export function quickSeat(rows: readonly LobbyRow[]): LobbyRow | null {
  const free = rows.filter((row) => row.free > 0);
  free.sort((a, b) => b.people - a.people || b.seated - a.seated);
  return free[0] ?? null;
}
