// A player's own statistics (docs/protocol.md). Amounts are units.

import { ask } from './api';

export interface CurvePoint {
  hands: number;
  net: number;
}

/** One game of one room. `margin`: half the width of the 95 % range around `per_hundred`. */
export interface GameStatistics {
  game: string;
  house: string;
  chips: 'cash' | 'tournament' | 'practice';
  hands: number;
  streets: { street: number; hands: number }[];
  showdowns: number;
  showdowns_won: number;
  pots: number;
  net: number;
  big_bets: number;
  per_hundred: number;
  margin: number | null;
  curve: CurvePoint[];
}

export interface Statistics {
  games: GameStatistics[];
}

/** Statistics of the hands that ended in a period; 0 is no end of it. */
export function statisticsOf(period: { from: number; to: number }): Promise<Statistics> {
  const named = Object.entries(period).filter(([, time]) => time > 0);
  const query = new URLSearchParams(named.map(([name, time]) => [name, String(time)]));
  return ask<Statistics>(`/api/stats?${query}`);
}

/** Statistics of the player's session at a table. */
export function sessionStatistics(table: string): Promise<Statistics> {
  return ask<Statistics>(`/api/tables/${encodeURIComponent(table)}/session`);
}
