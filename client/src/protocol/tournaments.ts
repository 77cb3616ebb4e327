// Tournaments: what the server says of them, and what may be asked.

import { ask, post } from './api';
import { newId } from './ids';

export interface TournamentRow {
  tournament: string;
  name: string;
  form: string;
  games: string[];
  phase: 'registering' | 'running' | 'finished' | 'cancelled';
  starts_at: number;
  ended: number;
  entries: number;
  left: number;
  most: number;
  seats: number;
  price: number;
  fee: number;
  stack: number;
  pool: number;
  unit: number;
  takes_entries: boolean;
  /** The viewer's part: "registered", "playing", "out", "" for none; and his table. */
  you: string;
  table: string;
  /** A fault of the room has closed it until the next start. */
  closed: boolean;
}

export interface LevelRow {
  number: number;
  /** Of a break; 0 for a level. */
  minutes: number;
  house: string;
  game: string;
  structure: string;
  small: number;
  big: number;
  ante: number;
  bring_in: number;
  small_blind: number;
  big_blind: number;
  length: number;
}

export interface TournamentTable {
  table: string;
  number: number;
  players: number;
  largest: number;
  smallest: number;
}

export interface Talk {
  by: string;
  kind: 'chips' | 'icm';
  shares: Record<string, number>;
  agreed: string[];
  until: number;
}

export interface You {
  table: string;
  stack: number;
  rank: number;
  place: number;
  prize: number;
  rebuy_until: number;
  asked: boolean;
  /** The prize is a seat in the satellite's tournament, and the room has entered him there. */
  seat: boolean;
  may: string[];
}

/** Prizes are seats in another tournament, each worth so many units. */
export interface Satellite {
  tournament: string;
  seat_price: number;
  name: string;
}

export interface TournamentNow {
  t: 'tournament';
  row: TournamentRow;
  now: number;
  levels: LevelRow[];
  measure: 'minutes' | 'hands';
  period: number;
  level: number;
  clock: number;
  ticking: boolean;
  hands_left: number;
  deals_at: number;
  paused: boolean;
  in_break: boolean;
  hand_for_hand: boolean;
  prizes: number[];
  average: number;
  tables: TournamentTable[];
  talk: Talk | null;
  you: You;
  rebuy_price: number;
  rebuy_chips: number;
  add_on_price: number;
  add_on_chips: number;
  late_levels: number;
  satellite: Satellite | null;
  /** A fault has stopped play; it is called off then if nobody lets it go on. Else 0. */
  called_off_at: number;
  /** Why it was over before its end: "too_few", "host", "target_lost", "fault", else "". */
  ended_by: string;
}

export interface TournamentPlayer {
  name: string;
  bot: boolean;
  table: string;
  stack: number;
  place: number;
  prize: number;
  seat: boolean;
}

export type TournamentOrder =
  | { t: 'register' | 'unregister' | 'rebuy' | 'decline_rebuy' | 'add_on' | 'cancel' }
  | { t: 'propose'; kind: 'chips' | 'icm' }
  | { t: 'answer'; yes: boolean }
  | { t: 'pause'; on: boolean };

export interface NewTournament {
  form: string;
  name: string;
  starts_at: number;
  price: number | null;
  house_players: number;
  /** The tournament in which the prizes are seats, "" where they are chips. */
  seats_in: string;
}

const path = (tournament: string) => `/api/tournaments/${encodeURIComponent(tournament)}`;

export function allTournaments(): Promise<{ now: number; rows: TournamentRow[] }> {
  return ask('/api/tournaments');
}

export function playersOf(tournament: string): Promise<TournamentPlayer[]> {
  return ask(`${path(tournament)}/players`);
}

/** Give an order; answers the tournament as it is then, or an ApiError where it says no. */
export function order(tournament: string, wanted: TournamentOrder): Promise<TournamentNow> {
  return post(`${path(tournament)}/orders`, { id: newId(), order: wanted });
}

/** Open a tournament as a host; answers its id. */
export async function makeTournament(wanted: NewTournament): Promise<string> {
  const made = await post<{ tournament: string }>('/api/tournaments', { id: newId(), ...wanted });
  return made.tournament;
}
