// The form of a table: what is in its fields, and the request that comes of it. Fields are made
// from the knobs the server describes; which of them belong together stands in the rules page.

import type { AmountName, Knob, Preset, TableForm } from '../protocol/hosting';
import type { ChatRule, HouseRules, KnobValue } from '../protocol/messages';
import { language } from '../texts/index.svelte';
import { fieldText, parseAmount } from './amounts';
import { layoutOf } from './layouts';
import { KNOB_SECTIONS } from './rules';

/** Knobs that have a place of their own among the first fields, or follow from another. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'max_seats',
  'action_seconds',
  'ante_divisor',
  'bring_in_divisor',
  'small_bet_streets',
]);
export const AMOUNT_FIELDS = { bring_in: ['big', 'ante', 'bring_in'], blinds: ['ante', 'small_blind'] } as const;

/** What stands in the fields; amounts and numbers as they were typed. */
export interface Fields {
  preset: string;
  name: string;
  small: string;
  mostBuyIn: string;
  bots: string;
  unit: 1 | 100;
  private: boolean;
  approval: boolean;
  chat: ChatRule;
  keepMinutes: string;
  /** "" is the usual amount. */
  amounts: Record<AmountName, string>;
  /** Every knob's value; what was typed for a number, where it is no number. */
  knobs: Record<string, KnobValue>;
}

/** Knobs by subject, for the game of a preset. */
export function knobSections(
  preset: Preset,
  knobs: readonly Knob[],
): { key: string; knobs: Knob[] }[] {
  const family = layoutOf(preset.rules.game).streets;
  const known = new Map(knobs.map((knob) => [knob.field, knob]));
  const sections = KNOB_SECTIONS.map(({ key, knobs: rules }) => ({
    key,
    knobs: rules
      .filter(({ field, of }) => (of ?? family) === family && !ELSEWHERE.has(field))
      .flatMap(({ field }) => known.get(field) ?? []),
  }));
  const placed = new Set(KNOB_SECTIONS.flatMap((section) => section.knobs.map((k) => k.field)));
  const others = knobs.filter(({ field }) => !placed.has(field) && !ELSEWHERE.has(field));
  return [...sections, { key: 'rules-other', knobs: others }].filter((one) => one.knobs.length > 0);
}

/** The knobs of a preset as it is. */
export function knobsOf(rules: HouseRules, knobs: readonly Knob[]): Record<string, KnobValue> {
  return Object.fromEntries(knobs.map(({ field }) => [field, rules[field] as KnobValue]));
}

/** A form to begin with. */
export function emptyFields(preset: Preset, knobs: readonly Knob[], name: string): Fields {
  return {
    preset: preset.name,
    name,
    small: '10',
    mostBuyIn: '50',
    bots: '0',
    unit: 1,
    private: true,
    approval: false,
    chat: 'players',
    keepMinutes: '120',
    amounts: { big: '', ante: '', bring_in: '', small_blind: '' },
    knobs: knobsOf(preset.rules, knobs),
  };
}

/** The fields of a table there is. */
export function fieldsOf(form: TableForm, preset: Preset, knobs: readonly Knob[]): Fields {
  const written = (units: number | null | undefined) =>
    units === null || units === undefined ? '' : fieldText(units, form.unit, language());
  return {
    preset: form.preset,
    name: form.name,
    small: written(form.small),
    mostBuyIn: String(form.most_buy_in),
    bots: String(form.bots),
    unit: form.unit,
    private: form.private,
    approval: form.approval,
    chat: form.chat,
    keepMinutes: String(form.keep_stack_minutes),
    amounts: {
      big: written(form.amounts.big),
      ante: written(form.amounts.ante),
      bring_in: written(form.amounts.bring_in),
      small_blind: written(form.amounts.small_blind),
    },
    knobs: { ...knobsOf(preset.rules, knobs), ...form.knobs },
  };
}

/** Fields whose text is no amount or no number, by the names the server would use. */
export function unreadable(fields: Fields, preset: Preset): string[] {
  const amounts = AMOUNT_FIELDS[preset.forced].filter(
    (name) => fields.amounts[name] !== '' && parseAmount(fields.amounts[name], fields.unit) === null,
  );
  const wrong: string[] = [...amounts];
  if (parseAmount(fields.small, fields.unit) === null) wrong.unshift('small');
  if (wholeNumber(fields.mostBuyIn) === null) wrong.push('most_buy_in');
  if (wholeNumber(fields.bots) === null) wrong.push('bots');
  if (wholeNumber(fields.keepMinutes) === null) wrong.push('keep_stack_minutes');
  return wrong;
}

/** The request of a form whose fields can all be read. */
export function requestOf(fields: Fields, preset: Preset): TableForm {
  const amounts = Object.fromEntries(
    AMOUNT_FIELDS[preset.forced].map((name) => [
      name,
      fields.amounts[name] === '' ? null : parseAmount(fields.amounts[name], fields.unit),
    ]),
  );
  return {
    preset: fields.preset,
    name: fields.name,
    small: parseAmount(fields.small, fields.unit) ?? 0,
    most_buy_in: wholeNumber(fields.mostBuyIn) ?? 0,
    bots: wholeNumber(fields.bots) ?? 0,
    unit: fields.unit,
    private: fields.private,
    approval: fields.private && fields.approval,
    chat: fields.chat,
    keep_stack_minutes: wholeNumber(fields.keepMinutes) ?? 0,
    amounts,
    knobs: turnedKnobs(fields.knobs, preset.rules),
  };
}

/** The knobs that are not as in the preset. */
export function turnedKnobs(
  knobs: Record<string, KnobValue>,
  rules: HouseRules,
): Record<string, KnobValue> {
  return Object.fromEntries(
    Object.entries(knobs).filter(([field, value]) => !same(value, rules[field] as KnobValue)),
  );
}

export function same(one: KnobValue, other: KnobValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A whole number that was typed, or null. */
export function wholeNumber(text: string): number | null {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : null;
}
