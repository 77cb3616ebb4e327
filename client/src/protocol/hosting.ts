// Tables of players: making one, running it, coming to it by its link, settling up.

import { ask, post } from './api';
import { newId } from './ids';
import type { ChatRule, HouseRules, KnobValue, Stakes } from './messages';

/** One rule a host can set, as the server describes it. */
export interface Knob {
  field: string;
  number: string;
  meaning: string;
  kind: 'choice' | 'number' | 'switch' | 'streets';
  choices: string[];
  least: number;
  most: number;
  /** null is a value, too: there is no such limit. */
  optional: boolean;
}

/** A room to begin with; `streets` are those of its game. */
export interface Preset {
  name: string;
  forced: 'bring_in' | 'blinds';
  streets: number[];
  rules: HouseRules;
}

export interface Presets {
  knobs: Knob[];
  presets: Preset[];
}

/** A table as its host wants it; amounts in units, null for the usual one. */
export interface TableForm {
  preset: string;
  name: string;
  small: number;
  most_buy_in: number;
  bots: number;
  unit: 1 | 100;
  private: boolean;
  approval: boolean;
  chat: ChatRule;
  keep_stack_minutes: number;
  amounts: Partial<Record<AmountName, number | null>>;
  knobs: Record<string, KnobValue>;
}

export type AmountName = 'big' | 'ante' | 'bring_in' | 'small_blind';

export interface Admission {
  player: string;
  name: string;
  state: 'waiting' | 'admitted' | 'refused';
  asked: number;
}

/** What whoever runs a table works with; `link` is the token of the invitation, "" for none. */
export interface HostPage {
  /** The table as it will be from the next hand on. */
  form: TableForm;
  paused: boolean;
  closing: boolean;
  link: string;
  guests: Admission[];
  barred: { player: string; name: string }[];
}

export type HostOrder =
  | { t: 'pause'; on: boolean }
  | { t: 'close' }
  | { t: 'remove'; seat: number; name: string }
  | { t: 'let_back'; player: string }
  | { t: 'change'; table: TableForm };

export type Standing = 'new' | 'waiting' | 'admitted' | 'refused' | 'barred';

/** Where a link leads; `table` is "" for one who may not enter. */
export interface Invitation {
  name: string;
  host: string;
  house: string;
  game: string;
  structure: string;
  stakes: Stakes;
  seats: number;
  unit: number;
  approval: boolean;
  standing: Standing;
  table: string;
}

export interface SettleUpRow {
  name: string;
  bot: boolean;
  you: boolean;
  bought_in: number;
  cashed_out: number;
  on_table: number;
  result: number;
}

/** Who is up or down at a table, in units; all results and the rake add up to zero. */
export interface SettleUp {
  table: string;
  name: string;
  unit: number;
  running: boolean;
  rows: SettleUpRow[];
  rake: number;
}

const path = (table: string, what: string) => `/api/tables/${encodeURIComponent(table)}/${what}`;
const door = (token: string) => `/api/invitations/${encodeURIComponent(token)}`;

export function presets(): Promise<Presets> {
  return ask<Presets>('/api/presets');
}

/** Make a table; the answer is its address. `id` names the attempt: trying again makes no other. */
export async function makeTable(id: string, table: TableForm): Promise<string> {
  return (await post<{ table: string }>('/api/tables', { id, table })).table;
}

export function hostPage(table: string): Promise<HostPage> {
  return ask<HostPage>(path(table, 'host'));
}

export async function tellTable(table: string, order: HostOrder): Promise<void> {
  await post(path(table, 'host'), { id: newId(), ...order });
}

/** A new link; the one before is dead. */
export async function renewLink(table: string): Promise<string> {
  return (await post<{ link: string }>(path(table, 'invitation'), { id: newId() })).link;
}

export async function admit(table: string, player: string, admitted: boolean): Promise<void> {
  await post(path(table, 'guests'), { id: newId(), player, admit: admitted });
}

export function invitation(token: string): Promise<Invitation> {
  return ask<Invitation>(door(token));
}

export function join(token: string): Promise<Invitation> {
  return post<Invitation>(door(token), { id: newId() });
}

export function settleUp(table: string): Promise<SettleUp> {
  return ask<SettleUp>(path(table, 'settle-up'));
}

/** Where the sheet can be had as a file. */
export function settleUpFile(table: string): string {
  return path(table, 'settle-up.csv');
}

/** The address a host gives to his friends. */
export function linkAddress(token: string): string {
  return `${window.location.origin}/join/${token}`;
}
