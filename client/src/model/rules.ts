// The rules of one table in words, made from the house's settings that are in force: what is printed
// is what is played. Which rules there are stands in the table below and nowhere else.

import type { HouseRules, SeatView } from '../protocol/messages';
import { language, t, type Facts } from '../texts/index.svelte';
import { layoutOf } from './layouts';
import { amount, list, streetName } from './words';

export type RuledTable = Pick<SeatView, 'house' | 'stakes' | 'unit'>;

export interface RuleSection {
  title: string;
  lines: string[];
}

interface Rule {
  /** Settings of the house that this line prints; the first one is `$value`, unless `value` is set. */
  knobs: readonly string[];
  key: string;
  /** Games it is about; all where it is left out. */
  of?: 'stud' | 'draw';
  /** Said only where this holds. */
  when?: (table: RuledTable) => boolean;
  value?: (table: RuledTable) => string | number;
  facts?: (table: RuledTable) => Facts;
}

const rule = (knob: string, more: Partial<Rule> = {}): Rule => ({
  knobs: [knob],
  key: `rule-${knob}`,
  ...more,
});

const written = (units: number, { unit }: RuledTable) => amount(units, unit);
const orNone = (units: number, table: RuledTable) => (units > 0 ? written(units, table) : 'none');
const hasClock = ({ house }: RuledTable) => house.action_seconds !== 0;
const isLimit = ({ house }: RuledTable) => house.structure === 'limit';
const betsOn = (knob: string, bet: 'small' | 'big') =>
  rule(knob, {
    when: ({ house }) => (house[knob] as number[]).length > 0,
    value: ({ house }) =>
      list((house[knob] as number[]).map((one) => within(streetName(house.game, one)))),
    facts: (table) => ({
      amount: written(table.stakes[bet], table),
      structure: table.house.structure,
    }),
  });

const SECTIONS: readonly { key: string; rules: readonly Rule[] }[] = [
  {
    key: 'rules-game',
    rules: [
      rule('game', { value: ({ house }) => t('game-name', { game: house.game }) }),
      rule('structure'),
      rule('max_seats'),
      rule('ante_divisor', { value: (table) => orNone(table.stakes.ante, table) }),
      rule('ante_auto', { when: ({ stakes }) => stakes.ante > 0 }),
      rule('bring_in_divisor', {
        of: 'stud',
        value: (table) => orNone(table.stakes.bring_in, table),
      }),
      rule('bring_in_suit_order', { of: 'stud' }),
      rule('opener_may_complete', { of: 'stud' }),
      {
        knobs: [],
        key: 'rule-blinds',
        of: 'draw',
        facts: (table) => ({
          small: written(table.stakes.small_blind, table),
          big: written(table.stakes.big_blind, table),
        }),
      },
      rule('new_player_entry'),
    ],
  },
  {
    key: 'rules-betting',
    rules: [
      betsOn('small_bet_streets', 'small'),
      betsOn('big_bet_streets', 'big'),
      rule('min_wager_round2', {
        of: 'draw',
        // A form in the catalogue may not begin with a digit.
        value: ({ house }) => `min-${plain(house.min_wager_round2)}`,
      }),
      rule('open_pair_street', {
        of: 'stud',
        value: ({ house }) =>
          typeof house.open_pair_street === 'number'
            ? within(streetName(house.game, house.open_pair_street))
            : 'none',
        facts: (table) => ({ amount: written(table.stakes.big, table) }),
      }),
      rule('open_pair_who', { of: 'stud', when: ({ house }) => house.open_pair_street !== null }),
      rule('cap'),
      rule('headsup_uncap', { when: ({ house }) => house.cap !== null }),
      rule('short_wager'),
      rule('pot_limit_max', { when: (table) => !isLimit(table) }),
      rule('fold_when_free'),
    ],
  },
  {
    key: 'rules-cards',
    rules: [
      rule('burn'),
      rule('stub_short', { of: 'stud' }),
      rule('max_draw', { of: 'draw' }),
      rule('draw_deal', { of: 'draw' }),
      rule('draw_reshuffle', { of: 'draw' }),
      rule('show_draw_counts', { of: 'draw' }),
      rule('dealer'),
      rule('dealer_marker_seat', { when: ({ house }) => house.dealer_marker_seat !== 0 }),
    ],
  },
  {
    key: 'rules-showdown',
    rules: [
      rule('board_tie', { of: 'stud' }),
      rule('showdown_checked'),
      rule('muck_choice'),
      rule('uncontested_show'),
      rule('allin_face_up'),
      rule('odd_chip'),
      rule('announce_hands'),
    ],
  },
  {
    key: 'rules-time',
    rules: [
      rule('action_seconds'),
      rule('warn_seconds', { when: ({ house }) => house.warn_seconds !== 0 }),
      rule('time_bank_seconds', { when: hasClock }),
      rule('time_bank_hands', { when: ({ house }) => house.time_bank_seconds !== 0 }),
      rule('timeout_free_action', { when: hasClock }),
      { knobs: [], key: 'rule-draw-time-out', of: 'draw', when: hasClock },
      rule('timeout_protections', { when: hasClock }),
      rule('protection_hours', { when: ({ house }) => house.timeout_protections !== 0 }),
      rule('reconnect_extra_seconds', { when: hasClock }),
      rule('leaving'),
      rule('sitout_kick_minutes'),
    ],
  },
  {
    key: 'rules-money',
    rules: [
      rule('min_buy_in_big_bets', {
        facts: (table) => ({
          amount: written(Number(table.house.min_buy_in_big_bets) * table.stakes.big, table),
        }),
      }),
      {
        knobs: ['rake_basis_points', 'rake_cap', 'rake_first_round_free'],
        key: 'rule-rake',
        value: ({ house }) => Number(house.rake_basis_points) / 100,
        facts: (table) => ({
          cap:
            typeof table.house.rake_cap === 'number'
              ? written(table.house.rake_cap, table)
              : 'none',
          free: plain(table.house.rake_first_round_free),
        }),
      },
      rule('history'),
      rule('history_hands', { when: ({ house }) => house.history === 'window' }),
    ],
  },
];

/** The settings by subject, and which game each is about; all where `of` is left out. */
export const KNOB_SECTIONS = SECTIONS.map(({ key, rules }) => ({
  key,
  knobs: rules.flatMap(({ knobs, of }) => knobs.map((field) => ({ field, of }))),
}));

/** Every setting that has words; `name` says only where the settings came from. */
const KNOWN = new Set(['name', ...SECTIONS.flatMap(({ rules }) => rules.flatMap((r) => r.knobs))]);

/** The rules of a table by subject. Settings without words are printed as they are, never hidden. */
export function rulesOf(table: RuledTable): RuleSection[] {
  const family = layoutOf(table.house.game).streets;
  const sections = SECTIONS.map(({ key, rules }) => ({
    title: t(key),
    lines: rules
      .filter(({ knobs }) => knobs.every((knob) => knob in table.house))
      .filter(({ of, when }) => (of ?? family) === family && (!when || when(table)))
      .map((one) => sayRule(one, table)),
  }));
  const others = Object.keys(table.house).filter((knob) => !KNOWN.has(knob));
  if (others.length === 0) return sections;
  const lines = others.map((knob) => t('rule-other', { knob, value: plain(table.house[knob]) }));
  return [...sections, { title: t('rules-other'), lines }];
}

/** A name that stands alone elsewhere, inside a sentence. */
function within(text: string): string {
  return text.charAt(0).toLocaleLowerCase(language()) + text.slice(1);
}

function sayRule({ key, knobs, value, facts }: Rule, table: RuledTable): string {
  const [first = ''] = knobs;
  const said = value ? value(table) : plain(table.house[first]);
  return t(key, { value: said, ...facts?.(table) });
}

/** A setting as the catalogue is asked for it. */
function plain(value: HouseRules[string]): string | number {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null || value === undefined) return 'none';
  return typeof value === 'number' ? value : String(value);
}
