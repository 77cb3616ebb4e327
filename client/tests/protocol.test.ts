import { describe, expect, it } from 'vitest';
import { hand, line, option, ownOf, place, seatView } from '../src/fixtures/build';
import { waitBefore } from '../src/protocol/backoff';
import { newId } from '../src/protocol/ids';
import {
  VERSION,
  type Order,
  type ServerMessage,
  type Snapshot,
  type Update,
} from '../src/protocol/messages';
import {
  EMPTY,
  hasActed,
  order,
  receive,
  type TableState,
} from '../src/protocol/table_state';

const view = (decision: number, more = {}) =>
  seatView({
    you: 1,
    places: [place(1, 'Anna', 100), place(2, 'Jan', 100)],
    hand: hand({ asked: 1, decision, legal: [option('fold'), option('check')], ...more }),
  });

const snapshot = (seq: number, decision = 1, lines = [line('log-hand')]): Snapshot => ({
  t: 'snapshot',
  seq,
  now: 1000,
  view: view(decision),
  own: ownOf(view(decision)),
  lines,
  ante: null,
  wishes: null,
  hosting: null,
});

const update = (
  seq: number,
  decision: number,
  lines = [line('log-checks', { seat: 1 })],
): Update => ({
  t: 'update',
  seq,
  now: 1000,
  changes: { hand: view(decision).hand },
  own: ownOf(view(decision)),
  lines,
  events: ['acted'],
  wallet: null,
  ante: null,
  wishes: null,
  hosting: null,
});

const fold = (messages: ServerMessage[], start: TableState = EMPTY) =>
  messages.reduce((state, message) => receive(state, message, 400)[0], start);

const ACT: Order = { t: 'act', id: 'a1', hand: 't12-204118', decision: 1, act: 'check', to: 0 };

describe('frames', () => {
  it('shows the view of the newest frame and keeps the lines of all', () => {
    const state = fold([snapshot(7), update(8, 2)]);
    expect(state.seq).toBe(8);
    expect(state.view?.hand?.decision).toBe(2);
    expect(state.log.map((entry) => entry.line.code)).toEqual(['log-hand', 'log-checks']);
  });

  it('asks to resume at a gap and keeps what it had', () => {
    const before = fold([snapshot(7)]);
    const [after, effect] = receive(before, update(9, 3), 400);
    expect(effect).toBe('resume');
    expect(after).toEqual(before);
  });

  it('stops at a server that speaks otherwise, and keeps what it shows', () => {
    const welcome = { t: 'welcome', player: 'p', name: 'Anna', wallet: 9, now: 0 } as const;
    const before = fold([snapshot(7)]);
    const [after, effect] = receive(before, { ...welcome, version: VERSION + 1 }, 400);
    expect([effect, after.closing]).toEqual(['stop', 'renewed']);
    expect(after.view).toEqual(before.view);
    expect(receive(before, { ...welcome, version: VERSION }, 400)[1]).toBe('none');
  });

  it('asks to resume when an update comes before any snapshot', () => {
    expect(receive(EMPTY, update(1, 1), 400)[1]).toBe('resume');
  });

  it('ignores a frame it has already seen', () => {
    const before = fold([snapshot(7), update(8, 2)]);
    const [after, effect] = receive(before, update(8, 2), 400);
    expect(effect).toBe('none');
    expect(after).toEqual(before);
  });

  it('replaces the lines of the running hand by those of a snapshot', () => {
    const again = snapshot(20, 4, [line('log-hand'), line('log-antes')]);
    const state = fold([snapshot(7), update(8, 2), again]);
    expect(state.seq).toBe(20);
    expect(state.log.map((entry) => entry.line.code)).toEqual(['log-hand', 'log-antes']);
  });

  it('tells motion and speech nothing after a snapshot', () => {
    const state = fold([snapshot(7), update(8, 2), snapshot(20, 4)]);
    expect(state.events).toEqual([]);
    expect(state.fresh).toEqual([]);
  });

  it('measures the server clock against its own', () => {
    expect(fold([snapshot(7)]).clockOffset).toBe(600);
  });

  it('keeps the name a seat had when the line was said', () => {
    const later = { ...update(8, 2), changes: { places: [place(1, 'Ewa', 5)] } };
    const state = fold([snapshot(7, 1, [line('log-folds', { seat: 1 })]), later]);
    expect(state.log.map((entry) => entry.names[1])).toEqual(['Anna', 'Ewa']);
  });
});

describe("what changes and what is one's own", () => {
  const seen = () => fold([snapshot(7)]);

  it('keeps what an update does not name, and the chairs it leaves out', () => {
    const jan = { ...place(2, 'Jan', 60), connected: false };
    const state = fold([{ ...update(8, 1), changes: { paused: true, places: [jan] } }], seen());
    expect(state.view?.paused).toBe(true);
    expect(state.view?.hand).toEqual(seen().view?.hand);
    expect(state.view?.places).toEqual([place(1, 'Anna', 100), jan]);
  });

  it('shows the own cards to their owner over the backs that all see, and again with the next', () => {
    const card = { card: 'As', face: 'down' as const, street: 1, new: false };
    const mine = { ...place(1, 'Anna', 100), cards: [card] };
    const backs = { ...mine, cards: [{ ...card, card: '??' }] };
    const own = { ...ownOf(view(2)), place: mine, hero: '0A----' };
    const dealt = { ...update(8, 2), changes: { places: [backs] }, own };
    const folded = { ...update(9, 3), changes: {}, own: ownOf(view(3)) };
    expect(fold([dealt], seen()).view?.places[0]).toEqual(mine);
    expect(fold([dealt], seen()).view?.hand?.hero).toBe('0A----');
    expect(fold([dealt, folded], seen()).view?.places[0]).toEqual(backs);
  });

  it('follows a table that gets more chairs, and fewer', () => {
    const empty = (seat: number) => ({ ...place(seat, '', 0), state: 'empty' as const });
    const more = { max_seats: 3, places: [1, 2, 3].map(empty) };
    const grown = fold([{ ...update(8, 1), changes: more }], seen());
    expect(grown.view?.places.map(({ seat }) => seat)).toEqual([1, 2, 3]);
    const less = { max_seats: 2, places: [1, 2].map(empty) };
    const shrunk = fold([{ ...update(9, 1), changes: less }], grown);
    expect(shrunk.view?.places.map(({ seat }) => seat)).toEqual([1, 2]);
  });
});

describe('orders', () => {
  it('U15: a decision answered once is not open any more', () => {
    const state = order(fold([snapshot(7)]), ACT);
    expect(hasActed(state)).toBe(true);
    expect(hasActed(fold([{ t: 'done', id: 'a1' }], state))).toBe(true);
    expect(hasActed(fold([update(8, 2)], state))).toBe(false);
  });

  it('U15 R7: a refusal opens the decision again and says why', () => {
    const refused: ServerMessage = {
      t: 'refused',
      id: 'a1',
      code: 'not_legal',
      facts: {},
      decision: 1,
      legal: [],
    };
    const state = fold([refused], order(fold([snapshot(7)]), ACT));
    expect(hasActed(state)).toBe(false);
    expect(state.refusal?.code).toBe('not_legal');
    expect(state.unanswered).toEqual([]);
  });

  it('P42: a refusal that names a newer decision puts its choices on screen', () => {
    const legal = [option('fold'), option('call', { to: 8, pay: 8 })];
    const refused: ServerMessage = {
      t: 'refused',
      id: 'a1',
      code: 'stale_turn',
      facts: {},
      decision: 5,
      legal,
    };
    const state = fold([refused], order(fold([snapshot(7)]), ACT));
    expect(state.view?.hand?.decision).toBe(5);
    expect(state.view?.hand?.legal).toEqual(legal);
  });

  it('keeps an unanswered order until its answer, to send it again after a break', () => {
    const state = order(fold([snapshot(7)]), ACT);
    expect(state.unanswered).toEqual([ACT]);
    expect(fold([{ t: 'done', id: 'other' }], state).unanswered).toEqual([ACT]);
    expect(fold([{ t: 'done', id: 'a1' }], state).unanswered).toEqual([]);
  });

  it('forgets a refusal when the table has moved on', () => {
    const refused: ServerMessage = {
      t: 'refused',
      id: 'a1',
      code: 'not_legal',
      facts: {},
      decision: 1,
      legal: [],
    };
    const state = fold([refused, update(8, 2)], order(fold([snapshot(7)]), ACT));
    expect(state.refusal).toBeNull();
  });
});

describe('the hand that ended last', () => {
  it('R3.30: is known from its last frame on, also while the next one runs', () => {
    const over = view(1, { hand: 'h1', number: 1, phase: 'over', legal: [], asked: 0 });
    const running = [{ ...snapshot(1), view: view(1) }, update(2, 1)];
    expect(fold(running).ended).toBe('');
    expect(fold([...running, { ...update(3, 1), changes: { hand: over.hand } }, update(4, 2)]).ended).toBe('h1');
  });
});

describe('back-off', () => {
  it('grows, stays under its cap and never ends', () => {
    const waits = [0, 1, 2, 3, 4, 5, 50, 5000].map((attempt) => waitBefore(attempt, () => 1));
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000, 5000]);
    expect(waitBefore(0, () => 0)).toBe(188);
  });
});

describe('ids', () => {
  it('makes ids without randomUUID, as on a page served by plain http', () => {
    const insecure = { getRandomValues: crypto.getRandomValues.bind(crypto) };
    const [one, two] = [newId(insecure), newId(insecure)];
    expect(one).toMatch(/^[0-9a-f]{32}$/);
    expect(one).not.toBe(two);
  });

  it('fits the protocol, at most 40 characters', () => {
    expect(newId().length).toBeLessThanOrEqual(40);
  });
});
