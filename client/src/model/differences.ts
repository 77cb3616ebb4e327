// What is not as usual at a table, or will not be as it was, in words.

import type { Difference, KnobValue } from '../protocol/messages';
import { has, t } from '../texts/index.svelte';
import { amount, list, streetName } from './words';

/** Settings that are amounts in units. */
const AMOUNTS: ReadonlySet<string> = new Set([
  'small',
  'big',
  'ante',
  'bring_in',
  'small_blind',
  'big_blind',
  'rake_cap',
  'most_buy_in',
]);

/** The short name of a setting. */
export function knobName(field: string): string {
  return has(`knob-${field}`) ? t(`knob-${field}`) : field;
}

/** "Seats: 6 (before: 8)", or for a rule the sentence that holds now. */
export function differenceText(
  { field, before, after }: Difference,
  table: { unit: number; game: string },
  was: 'usually' | 'before',
): string {
  const said = (value: KnobValue) => valueText(field, value, table);
  const name = knobName(field);
  const key = typeof after === 'boolean' || isChoice(field, after) ? 'diff-rule' : 'diff';
  return t(key, { name, after: said(after), before: said(before), was });
}

/** A setting's value in words. */
export function valueText(
  field: string,
  value: KnobValue,
  { unit, game }: { unit: number; game: string },
): string {
  if (value === null) return t('knob-none');
  if (Array.isArray(value)) {
    return value.length === 0 ? t('knob-none') : list(value.map((one) => streetName(game, one)));
  }
  if (field === 'open_pair_street') return streetName(game, Number(value));
  if (field === 'rake_basis_points') return t('knob-percent', { value: Number(value) / 100 });
  if (AMOUNTS.has(field)) return amount(Number(value), unit);
  if (typeof value === 'number') return String(value);
  return choiceText(field, value);
}

/** The sentence of a rule for one of its values. */
export function choiceText(field: string, value: string | boolean): string {
  const plain = typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
  // A form in the catalogue may not begin with a digit.
  const form = field === 'min_wager_round2' ? `min-${plain}` : plain;
  const own = `choice-${field}`;
  const key = has(own) ? own : `rule-${field}`;
  return has(key) ? t(key, { value: form }) : plain;
}

function isChoice(field: string, value: KnobValue): boolean {
  return typeof value === 'string' && (has(`choice-${field}`) || has(`rule-${field}`));
}
