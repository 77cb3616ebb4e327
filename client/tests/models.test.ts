import { describe, expect, it } from 'vitest';
import { hand, option, place } from '../src/fixtures/build';
import { boxes, meaningOfBoxes } from '../src/model/advance';
import { actionBar, meaningOf } from '../src/model/action_bar';
import { fieldText, formatAmount, parseAmount } from '../src/model/amounts';
import { faceOf, indexOf } from '../src/model/cards';
import { clockText, timeLeft } from '../src/model/clock';
import { GUARD_MS, PriceGuard } from '../src/model/guard';
import { readHandCode } from '../src/model/hands';
import { seatsAround, slotOf } from '../src/model/rotation';
import { presets, step } from '../src/model/sizing';
import { read } from '../src/state/route.svelte';

describe('amounts (P19)', () => {
  it('writes units by the unit of the table', () => {
    expect(formatAmount(1240, 1, 'en')).toBe('1,240');
    expect(formatAmount(250, 100, 'en')).toBe('2.50');
    expect(formatAmount(250, 100, 'pl')).toBe('2,50');
    expect(formatAmount(0, 100, 'en')).toBe('0.00');
  });

  it.each([
    ['2.50', 250],
    ['2,50', 250],
    ['2,5', 250],
    ['2', 200],
    [' 1 000 ', 100000],
    ['0.05', 5],
  ])('reads %s at a table of hundredths', (text, units) => {
    expect(parseAmount(text, 100)).toBe(units);
  });

  it.each(['', '2.505', '2.5.0', '-3', 'abc', '1e3', '.', '2.', '99999999999999999999'])(
    'refuses %j rather than guess',
    (text) => expect(parseAmount(text, 100)).toBeNull(),
  );

  it('refuses a decimal mark where units are whole: 1,000 could be one or a thousand', () => {
    expect(parseAmount('1,000', 1)).toBeNull();
    expect(parseAmount('1 000', 1)).toBe(1000);
  });

  it.each([1, 100])('reads back what it writes into a field (unit %i)', (unit) => {
    for (const units of [0, 1, 99, 100, 725, 123456]) {
      for (const language of ['en', 'pl', 'ru']) {
        expect(parseAmount(fieldText(units, unit, language), unit)).toBe(units);
      }
    }
  });
});

describe('cards and hands', () => {
  it('reads a face and prints a ten as 10', () => {
    expect(faceOf('Td')).toEqual({ rank: 'T', suit: 'd' });
    expect(indexOf('T')).toBe('10');
    expect(faceOf('??')).toBeNull();
  });

  it('does not draw what is no card', () => {
    expect(() => faceOf('1x')).toThrow('not a card');
  });

  it('reads hand codes, shorter ones too', () => {
    expect(readHandCode('6KQ---')).toEqual({ category: 'full-house', ranks: ['K', 'Q'] });
    expect(readHandCode('1AK---')).toEqual({ category: 'pair', ranks: ['A', 'K'] });
    expect(readHandCode('9-----')).toEqual({ category: 'royal-flush', ranks: [] });
    expect(readHandCode('')).toBeNull();
  });
});

describe('U7: rotation', () => {
  it('puts every hero at the bottom and keeps the clockwise order', () => {
    for (let you = 1; you <= 8; you += 1) {
      expect(slotOf(you, you, 8)).toBe(0);
      expect(slotOf((you % 8) + 1, you, 8)).toBe(1);
    }
  });

  it('shows two players the same circle', () => {
    const from = (you: number) => seatsAround(you, 6);
    const turned = from(5).concat(from(5));
    const start = turned.indexOf(from(2)[0] ?? 0);
    expect(turned.slice(start, start + 6)).toEqual(from(2));
  });

  it('starts at seat 1 on the rail', () => {
    expect(seatsAround(0, 4)).toEqual([1, 2, 3, 4]);
    expect(slotOf(1, 0, 8)).toBe(1);
  });
});

describe('action bar', () => {
  const ids = (...legal: Parameters<typeof actionBar>[0][number][]) =>
    actionBar(legal).buttons.map((button) => `${button.column} ${button.id}`);

  it('U15: fold, call, raise from left to right whatever the order of the list', () => {
    expect(ids(option('raise', { to: 24 }), option('call', { to: 16 }), option('fold'))).toEqual([
      'left act-fold',
      'middle act-call',
      'right act-raise',
    ]);
  });

  it('offers exactly the legal list', () => {
    expect(ids(option('check'), option('bet', { to: 4 }))).toEqual([
      'middle act-check',
      'right act-bet',
    ]);
    expect(ids(option('fold'), option('call', { to: 4, all_in: true }))).toEqual([
      'left act-fold',
      'middle act-call',
    ]);
    expect(actionBar([])).toMatchObject({ mode: 'none', buttons: [], sized: null });
  });

  it('U16: bring-in and completion are a dialog; B4 with a fold is an ordinary turn', () => {
    const legal = [option('complete', { to: 4 }), option('bring_in', { to: 1 })];
    expect(actionBar(legal).mode).toBe('bring_in');
    expect(ids(...legal)).toEqual(['middle act-bringin', 'right act-complete']);
    expect(actionBar([option('fold'), ...legal]).mode).toBe('turn');
  });

  it('U17: completing is not called a raise', () => {
    expect(ids(option('fold'), option('call', { to: 1 }), option('complete', { to: 4 }))).toContain(
      'right act-complete',
    );
  });

  it.each(['bet', 'raise'] as const)(
    'U18 B16: an open pair has two %ss, the dearer last',
    (kind) => {
      expect(ids(option(kind, { to: 4 }), option(kind, { to: 2 }))).toEqual([
        `right act-${kind}`,
        `right act-${kind}-high`,
      ]);
    },
  );

  it('shows or mucks', () => {
    const legal = [option('show'), option('muck')];
    expect(actionBar(legal).mode).toBe('show');
    expect(ids(...legal)).toEqual(['left act-muck', 'right act-show']);
  });

  it('U12: an exchange has its own panel and no button in the row', () => {
    const bar = actionBar([option('discard', { most: 5 })]);
    expect(bar).toMatchObject({ mode: 'draw', buttons: [], discard: { most: 5 } });
  });

  it('U19: only a wager with room between its limits is sized', () => {
    expect(actionBar([option('raise', { to: 4, up_to: 20 })]).sized?.up_to).toBe(20);
    expect(actionBar([option('raise', { to: 4, up_to: 4 })]).sized).toBeNull();
    expect(actionBar([option('raise', { to: 4 })]).sized).toBeNull();
  });

  it('has another meaning when a price changes, and the same when it does not', () => {
    const meaning = (to: number) => meaningOf(actionBar([option('call', { to, pay: to })]));
    expect(meaning(8)).not.toEqual(meaning(16));
    expect(meaning(8)).toEqual(meaning(8));
  });
});

describe('R6: the guard', () => {
  it('holds input when buttons change in place', () => {
    const guard = new PriceGuard();
    expect(guard.show({ middle: 'check' }, 0)).toBe(0);
    expect(guard.show({ middle: 'call 16' }, 1000)).toBe(GUARD_MS);
    expect(guard.show({ middle: 'call 16' }, 1400)).toBe(100);
    expect(guard.show({ middle: 'call 16' }, 1500)).toBe(0);
  });

  it('holds input when they change across a short gap, and not across a long one', () => {
    const guard = new PriceGuard();
    guard.show({ middle: 'check' }, 0);
    guard.show({}, 1000);
    expect(guard.show({ middle: 'call 16' }, 1200)).toBe(GUARD_MS);
    guard.show({}, 3000);
    expect(guard.show({ middle: 'call 24' }, 4000)).toBe(0);
  });

  it('does not hold the first buttons, nor the same ones again', () => {
    const guard = new PriceGuard();
    expect(guard.show({ middle: 'check' }, 0)).toBe(0);
    guard.show({}, 100);
    expect(guard.show({ middle: 'check' }, 200)).toBe(0);
  });
});

describe('R4 R5: boxes before the turn', () => {
  const offered = [
    { kind: 'fold', to: 0, pay: 0, all_in: false },
    { kind: 'call', to: 16, pay: 12, all_in: false },
    { kind: 'call_any', to: 64, pay: 60, all_in: false },
  ] as const;
  const legal = [option('fold'), option('call', { to: 16 }), option('raise', { to: 32 })];

  it('lie where the buttons of the same meaning will be, and never where one raises', () => {
    expect(boxes(offered, null).map(({ id, place }) => [id, place])).toEqual([
      ['pre-fold', 'left'],
      ['pre-call', 'middle'],
      ['pre-callany', 'above'],
    ]);
    const columns = actionBar(legal).buttons.map(({ id, column }) => [id, column]);
    expect(columns).toEqual([
      ['act-fold', 'left'],
      ['act-call', 'middle'],
      ['act-raise', 'right'],
    ]);
  });

  it('give way to buttons of the same meaning at once, to others after the guard', () => {
    const meaning = meaningOfBoxes(boxes(offered, null));
    const same = new PriceGuard();
    same.show(meaning, 0);
    expect(same.show(meaningOf(actionBar(legal)), 1000)).toBe(0);
    const other = new PriceGuard();
    other.show(meaning, 0);
    const raised = [option('fold'), option('call', { to: 32 })];
    expect(other.show(meaningOf(actionBar(raised)), 1000)).toBe(GUARD_MS);
    const free = new PriceGuard();
    free.show({ left: 'check_fold 0', middle: 'check 0' }, 0);
    expect(free.show(meaningOf(actionBar([option('fold'), option('check')])), 100)).toBe(GUARD_MS);
  });

  it('keep the amount they were chosen for', () => {
    const chosen = { kind: 'call_any', to: 40, pay: 36, all_in: false } as const;
    expect(boxes(offered, chosen)[2]).toMatchObject({ chosen: true, option: { to: 40 } });
  });
});

describe('U19 B36: sizing', () => {
  const raise = option('raise', { to: 200, up_to: 725 });

  it('counts parts of the pot after the call, and the pot as the most allowed', () => {
    const amounts = presets(raise, { pot: 525, toCall: 100, bet: 0 });
    expect(amounts.map((preset) => preset.to)).toEqual([256, 413, 569, 725]);
  });

  it('never leaves the limits', () => {
    const tiny = option('raise', { to: 400, up_to: 450 });
    const amounts = presets(tiny, { pot: 525, toCall: 100, bet: 50 });
    expect(amounts.map((preset) => preset.to)).toEqual([400, 450, 450, 450]);
    expect(step(440, 1, 50, tiny)).toBe(450);
    expect(step(410, -1, 50, tiny)).toBe(400);
  });
});

describe('U22: clock', () => {
  const clock = { deadline: 100_000, seconds: 30, warn: 10, bank_from: 0 };

  it('shows what is left by the server deadline', () => {
    expect(timeLeft(clock, 85_000)).toEqual({
      seconds: 15,
      share: 0.5,
      warning: false,
      bank: false,
    });
    expect(timeLeft(clock, 90_000)).toMatchObject({ seconds: 10, warning: true });
    expect(timeLeft(clock, 101_000)).toMatchObject({ seconds: 0, share: 0 });
  });

  it('U23: goes on with the bank when it is over, and warns before the end of both', () => {
    const banked = { ...clock, deadline: 160_000, bank_from: 100_000 };
    expect(timeLeft(banked, 95_000)).toMatchObject({ seconds: 5, bank: false, warning: false });
    expect(timeLeft(banked, 100_000)).toMatchObject({ seconds: 60, share: 1, bank: true });
    expect(timeLeft(banked, 130_000)).toMatchObject({ seconds: 30, share: 0.5, warning: false });
    expect(timeLeft(banked, 151_000)).toMatchObject({ seconds: 9, bank: true, warning: true });
  });

  it('starts full when there is extra time, and is absent without a deadline', () => {
    expect(timeLeft(clock, 40_000)).toMatchObject({ seconds: 60, share: 1 });
    expect(timeLeft({ ...clock, deadline: 0 }, 0)).toBeNull();
    expect(timeLeft(null, 0)).toBeNull();
  });

  it('writes minutes and seconds', () => {
    expect([0, 9, 45, 75].map(clockText)).toEqual(['0:00', '0:09', '0:45', '1:15']);
  });
});

describe('addresses', () => {
  it.each([
    ['/', { page: 'welcome' }],
    ['/lobby', { page: 'lobby' }],
    ['/table/t%201?sit', { page: 'table', table: 't 1', sit: true, host: false }],
    ['/table/t1', { page: 'table', table: 't1', sit: false, host: false }],
    ['/table/t1?host', { page: 'table', table: 't1', sit: false, host: true }],
    ['/table/t1/settle-up', { page: 'settle-up', table: 't1' }],
    ['/join/a-b_c', { page: 'join', token: 'a-b_c' }],
    ['/new-table', { page: 'new-table' }],
    ['/elsewhere', { page: 'unknown' }],
  ])('%s', (path, expected) => {
    expect(read(new URL(path, 'http://room'))).toEqual(expected);
  });
});

describe('fixtures', () => {
  it('have the shape the server sends', () => {
    expect(Object.keys(hand()).sort()).toContain('raises_left');
    expect(place(1, 'Anna', 5).protections).toBe(-1);
  });
});
