// The form of a table: what is typed into it and what the server is asked for.

import { describe, expect, it } from 'vitest';
import { differenceText } from '../src/model/differences';
import {
  emptyFields,
  fieldsOf,
  knobSections,
  requestOf,
  turnedKnobs,
  unreadable,
  type Fields,
} from '../src/model/table_form';
import { fieldOf, problemText } from '../src/hosting/problems';
import { ApiError } from '../src/protocol/api';
import type { Knob, Preset } from '../src/protocol/hosting';
import type { HouseRules } from '../src/protocol/messages';

const STUD: Preset = {
  name: 'fortune',
  forced: 'bring_in',
  streets: [2, 3, 4, 5],
  rules: {
    name: 'fortune',
    game: 'five_card_stud',
    structure: 'limit',
    ante_auto: 'switch',
    max_seats: 8,
    cap: 4,
    burn: true,
    small_bet_streets: [2, 3],
    big_bet_streets: [4, 5],
    max_draw: 5,
    newest_knob: 1,
  } as HouseRules,
};
const knob = (field: string, kind: Knob['kind'], more: Partial<Knob> = {}): Knob => ({
  field,
  number: '',
  meaning: '',
  kind,
  choices: [],
  least: 0,
  most: 100,
  optional: false,
  ...more,
});
const KNOBS: Knob[] = [
  knob('max_seats', 'number', { least: 2, most: 10 }),
  knob('cap', 'number', { optional: true }),
  knob('burn', 'switch'),
  knob('small_bet_streets', 'streets'),
  knob('big_bet_streets', 'streets'),
  knob('max_draw', 'number'),
  knob('newest_knob', 'number'),
];
const fields = (more: Partial<Fields> = {}): Fields => ({
  ...emptyFields(STUD, KNOBS, 'Friday'),
  ...more,
});

describe('the form of a table', () => {
  it('asks for the usual amounts where a field is left empty', () => {
    const amounts = { big: '', ante: '', bring_in: '', small_blind: '7' };
    const request = requestOf(fields({ small: '20', amounts }), STUD);
    expect(request.small).toBe(20);
    // A small blind is no amount of stud: it is not asked for.
    expect(request.amounts).toEqual({ big: null, ante: null, bring_in: null });
    expect(request.knobs).toEqual({});
  });

  it('names only the rules that were turned', () => {
    const knobs = { ...fields().knobs, cap: null, burn: false };
    expect(requestOf(fields({ knobs }), STUD).knobs).toEqual({ cap: null, burn: false });
    expect(turnedKnobs({ ...knobs, burn: true }, STUD.rules)).toEqual({ cap: null });
  });

  it('writes amounts with decimals in units', () => {
    const amounts = { big: '', ante: '0,05', bring_in: '0.10', small_blind: '' };
    const request = requestOf(fields({ unit: 100, small: '0.50', amounts }), STUD);
    expect(request).toMatchObject({ small: 50, amounts: { ante: 5, bring_in: 10 } });
  });

  it('asks for nothing it cannot read', () => {
    expect(unreadable(fields({ small: '1,000', bots: 'two', mostBuyIn: '-5' }), STUD)).toEqual([
      'small',
      'most_buy_in',
      'bots',
    ]);
    expect(unreadable(fields(), STUD)).toEqual([]);
  });

  it('is the same again for a table there is', () => {
    const knobs = { ...fields().knobs, max_seats: 6 };
    const request = requestOf(fields({ small: '30', approval: true, knobs }), STUD);
    expect(requestOf(fieldsOf(request, STUD, KNOBS), STUD)).toEqual(request);
  });

  it('shows every knob of the game, those without a place of their own at the end', () => {
    const shown = knobSections(STUD, KNOBS).map(({ key, knobs }) => [
      key,
      knobs.map(({ field }) => field),
    ]);
    expect(shown).toEqual([
      ['rules-betting', ['big_bet_streets', 'cap']],
      ['rules-cards', ['burn']],
      ['rules-other', ['newest_knob']],
    ]);
  });
});

describe('what is not as usual', () => {
  const table = { unit: 100, game: 'five_card_stud' };
  it.each([
    [{ field: 'max_seats', before: 8, after: 6 }, 'Seats: 6 (usually 8)'],
    [{ field: 'cap', before: 4, after: null }, 'Most wagers a round: none (usually 4)'],
    [{ field: 'ante', before: 10, after: 25 }, 'Ante: 0.25 (usually 0.10)'],
    [{ field: 'rake_basis_points', before: 0, after: 250 }, 'Rake in percent: 2.5 % (usually 0 %)'],
    [{ field: 'burn', before: true, after: false }, 'Burned cards: No cards are burned.'],
    [
      { field: 'big_bet_streets', before: [4, 5], after: [5] },
      'Streets at the higher limit: Fifth street (usually Fourth street and Fifth street)',
    ],
  ])('%o', (difference, words) => {
    expect(differenceText(difference, table, 'usually')).toBe(words);
  });
});

describe('why a table cannot be like that', () => {
  it('stands beside its field, with amounts as they are written', () => {
    const facts = { problem: 'bring_in', ante: 10, bring_in: 90, most: 50 };
    const error = new ApiError(400, 'bad_setup', facts);
    expect(fieldOf(error)).toBe('bring_in');
    expect(problemText(error, 100)).toBe(
      'The ante is at most the bring-in, and the bring-in from 1 to 0.50.',
    );
    const seats = new ApiError(400, 'bad_knob', { knob: 'max_seats', least: 2, most: 10 });
    expect([fieldOf(seats), problemText(seats, 100)]).toEqual(['max_seats', 'From 2 to 10.']);
    expect(problemText(new ApiError(400, 'bad_knob', { knob: 'burn' }), 1)).toBe(
      'This value is not possible here.',
    );
    const other = new ApiError(409, 'too_many_tables', { tables: 5 });
    expect([fieldOf(other), problemText(other, 100)]).toEqual([
      '',
      'You may have 5 tables open. Close one first.',
    ]);
  });
});
