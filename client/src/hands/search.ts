// A search of the Game history as it stands in the address, and as the server is asked for it.
// Days are days where the player is; a day named as the last one is searched to its end.

import type { Search } from '../protocol/history';

export interface Wanted {
  /** Days as a date field has them, "2026-07-01"; "" for none. */
  from: string;
  to: string;
  game: string;
  table: string;
  result: Search['result'];
  /** Units won or lost. */
  least: number;
}

const RESULTS: readonly Search['result'][] = ['won', 'lost', 'even'];
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function wantedOf(query: URLSearchParams): Wanted {
  const text = (name: string) => query.get(name) ?? '';
  const day = (name: string) => (isDay(text(name)) ? text(name) : '');
  return {
    from: day('from'),
    to: day('to'),
    game: text('game'),
    table: text('table'),
    result: RESULTS.find((one) => one === text('result')) ?? '',
    least: /^\d{1,12}$/.test(text('least')) ? Number(text('least')) : 0,
  };
}

export function queryOf(wanted: Wanted): string {
  const named = Object.entries(wanted).filter(([, value]) => value);
  return new URLSearchParams(named.map(([name, value]) => [name, String(value)])).toString();
}

export function searchOf(wanted: Wanted): Search {
  const { from, to } = periodOf(wanted);
  return { ...wanted, from, to };
}

/** The first moment of a period and the first one after it; 0 where it has no such end. */
export function periodOf({ from, to }: Pick<Wanted, 'from' | 'to'>): { from: number; to: number } {
  return { from: from ? dayStart(from, 0) : 0, to: to ? dayStart(to, 1) : 0 };
}

export function isDay(text: string): boolean {
  return DAY.test(text) && !Number.isNaN(dayStart(text, 0));
}

/** The day so many days before `now`, as a date field has it. */
export function dayBefore(days: number, now = new Date()): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - days);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** Midnight at which a day begins here, or the one so many days later. */
function dayStart(day: string, later: number): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).getTime();
}
