// Why a table cannot be as its host wants it: in words, and beside which field.

import { amount, refusalText } from '../model/words';
import type { ApiError } from '../protocol/api';
import { has, t } from '../texts/index.svelte';

/** The field a problem of the setup belongs to; other problems stand under the form. */
const FIELDS: Readonly<Record<string, string>> = {
  small: 'small',
  limits: 'big',
  bring_in: 'bring_in',
  blinds: 'small_blind',
  bots: 'bots',
  buy_in: 'most_buy_in',
  most_buy_in: 'most_buy_in',
  too_much: 'most_buy_in',
  deck: 'max_seats',
  players: 'max_seats',
  bet_streets: 'big_bet_streets',
  open_pair_street: 'open_pair_street',
  dealer: 'dealer',
  new_player_entry: 'new_player_entry',
  marker: 'dealer_marker_seat',
  warning: 'warn_seconds',
  no_clock: 'action_seconds',
  protections: 'timeout_protections',
};

/** Facts that are units in these problems; elsewhere the same names count other things. */
const IN_UNITS: Readonly<Record<string, readonly string[]>> = {
  small: ['least', 'most'],
  limits: ['small', 'big'],
  bring_in: ['ante', 'bring_in', 'most'],
  blinds: ['small_blind', 'big_blind'],
  buy_in: ['least', 'most'],
  too_much: ['most'],
};

/** The name of the field an error is about, "" for none in particular. */
export function fieldOf(error: ApiError): string {
  if (error.code === 'bad_knob') return String(error.facts.knob ?? '');
  if (error.code === 'bad_table_name') return 'name';
  if (error.code === 'seat_in_use') return 'max_seats';
  return FIELDS[String(error.facts.problem ?? '')] ?? '';
}

/** The error in words. */
export function problemText(error: ApiError, unit: number): string {
  const problem = String(error.facts.problem ?? '');
  const units = IN_UNITS[problem] ?? [];
  const facts = Object.fromEntries(
    Object.entries(error.facts).map(([name, fact]) => [
      name,
      units.includes(name) ? amount(Number(fact), unit) : fact,
    ]),
  );
  if (error.code === 'bad_setup' && has(`setup-${problem}`)) return t(`setup-${problem}`, facts);
  if (error.code === 'bad_knob') return t('refused-bad_knob', { least: 'none', most: 0, ...facts });
  return refusalText(error, unit);
}
