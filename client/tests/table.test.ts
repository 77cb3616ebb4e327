import { flushSync, tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WISHES } from '../src/fixtures/line';
import { RANKS } from '../src/model/cards';
import { GUARD_MS } from '../src/model/guard';
import { VERSION, type ActOrder } from '../src/protocol/messages';
import { RANK_PATHS } from '../src/table/ranks';
import { Played } from './played';

let played: Played;
const open = (name: string) => (played = new Played(name));

afterEach(() => {
  played.end();
  vi.useRealTimers();
});

describe('U15: the action bar', () => {
  it('R7: one click is one frame, and the buttons are off in the same instant', () => {
    const table = open('stud8');
    const call = table.button('act-call');
    call.click();
    expect(call.disabled).toBe(true);
    expect(table.button('act-fold').disabled).toBe(true);
    call.click();
    table.button('act-raise').click();
    table.key('f');
    expect(table.sent).toHaveLength(1);
    expect(table.sent[0]).toMatchObject({
      t: 'act',
      hand: 't12-204118',
      decision: 31,
      act: 'call',
      to: 16,
    });
    expect((table.sent[0] as ActOrder).id).not.toBe('');
  });

  it('R7: a refusal brings the buttons back and says why', () => {
    const table = open('stud8');
    table.button('act-raise').click();
    const id = table.sent[0]?.id ?? '';
    table.say({ t: 'refused', id, code: 'not_legal', facts: {}, decision: 31, legal: [] });
    expect(table.button('act-raise').disabled).toBe(false);
    expect(table.find('refusal').textContent).toContain('That is not possible now.');
    table.button('act-fold').click();
    expect(table.sent.map((order) => (order as ActOrder).act)).toEqual(['raise', 'fold']);
  });

  it('R6: a check that has become a call waits half a second', () => {
    const table = open('stud8');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    table.update({ decision: 32, to_call: 24, legal: [{ ...callOf(table), to: 24, pay: 24 }] });
    table.button('act-call').click();
    table.key('c');
    expect(table.sent).toEqual([]);
    vi.advanceTimersByTime(GUARD_MS);
    flushSync();
    table.button('act-call').click();
    expect(table.sent).toHaveLength(1);
  });

  it('disappears when nothing is asked', () => {
    const table = open('stud8');
    table.update({ asked: 2, decision: 32, legal: [] });
    expect(document.querySelectorAll('.act')).toHaveLength(0);
  });

  it('U18: both double bets name their own amount', () => {
    const table = open('double-bet');
    expect(table.button('act-raise').textContent?.trim()).toBe('Raise to 10');
    table.button('act-raise-high').click();
    expect(table.sent[0]).toMatchObject({ act: 'raise', to: 15 });
  });
});

function callOf(table: Played) {
  const call = table.scene.view.hand?.legal.find((option) => option.kind === 'call');
  if (!call) throw new Error('no call');
  return call;
}

describe('U16: the bring-in', () => {
  it('is a dialog of two, the bring-in under Enter, without a fold', async () => {
    const table = open('bringin');
    await tick();
    await tick();
    expect(
      [...document.querySelectorAll('.act')].map((one) => one.getAttribute('data-testid')),
    ).toEqual(['act-bringin', 'act-complete']);
    expect(document.activeElement).toBe(table.button('act-bringin'));
    table.key('f');
    expect(table.sent).toEqual([]);
    table.key('b');
    expect(table.sent[0]).toMatchObject({ act: 'bring_in' });
  });
});

describe('U11, U12: the draw', () => {
  it('marks, unmarks and sends nothing before the confirmation', () => {
    const table = open('draw');
    for (const index of [2, 3, 4]) table.find(`card-6-${index}`).click();
    flushSync();
    expect(document.querySelectorAll('[aria-pressed=true]')).toHaveLength(3);
    expect(table.button('act-draw').textContent?.trim()).toBe('Draw 3');
    table.key('3');
    expect(table.button('act-draw').textContent?.trim()).toBe('Draw 2');
    expect(table.sent).toEqual([]);
    table.button('act-draw').click();
    expect(table.sent[0]).toMatchObject({ act: 'discard', cards: ['6s', '2d'] });
    expect(table.button('act-draw').disabled).toBe(true);
  });

  it('stands pat only with nothing marked', () => {
    const table = open('draw');
    expect(table.button('act-draw').disabled).toBe(true);
    table.key('1');
    expect(table.button('act-stand').disabled).toBe(true);
    table.button('act-stand').click();
    table.key('a');
    expect(table.sent).toEqual([]);
    table.key('1');
    table.key('a');
    expect(table.sent[0]).toMatchObject({ act: 'discard', cards: [] });
  });

  it('refuses more marks than may be exchanged', () => {
    const table = open('draw');
    const [discard] = table.scene.view.hand?.legal ?? [];
    if (!discard) throw new Error('no discard');
    table.update({ legal: [{ ...discard, most: 2 }] });
    for (const key of ['1', '2', '3']) table.key(key);
    expect(table.button('act-draw').textContent?.trim()).toBe('Draw 2');
  });

  it('U14: marks the new cards', () => {
    const table = open('potlimit');
    expect(table.find('card-6-2').dataset.new).toBe('true');
    expect(table.find('card-6-0').dataset.new).toBeUndefined();
  });
});

describe('card faces', () => {
  it('a card is a picture and prints no text beside its name (2.5.3)', () => {
    open('draw');
    const cards = document.querySelectorAll('[data-testid^=card-][data-card]');
    expect(cards.length).toBeGreaterThan(4);
    for (const card of cards) {
      expect(card.textContent).toBe('');
      expect(card.querySelectorAll('path[d]')).toHaveLength(2);
    }
  });

  it('every rank has an index of its own', () => {
    expect(Object.keys(RANK_PATHS).sort()).toEqual([...RANKS].sort());
    expect(new Set(Object.values(RANK_PATHS)).size).toBe(RANKS.length);
  });
});

describe('U19, U20: sizing', () => {
  it('sets the number by a preset and sends nothing', () => {
    const table = open('potlimit');
    table.button('preset-pot').click();
    flushSync();
    expect(table.find<HTMLInputElement>('size-input').value).toBe('7.25');
    expect(table.find<HTMLInputElement>('slider').value).toBe('725');
    expect(table.button('act-raise').textContent?.trim()).toBe('Raise to 7.25');
    expect(table.sent).toEqual([]);
    table.button('act-raise').click();
    expect(table.sent[0]).toMatchObject({ act: 'raise', to: 725 });
  });

  it.each(['3,50', '3.50'])('takes %s as typed', (text) => {
    const table = open('potlimit');
    table.type(text);
    table.button('act-raise').click();
    expect(table.sent[0]).toMatchObject({ act: 'raise', to: 350 });
  });

  it('does not send on Enter what nobody chose', () => {
    const table = open('potlimit');
    table.key('Enter', table.find('size-input'));
    expect(table.sent).toEqual([]);
    expect(document.activeElement).toBe(table.button('act-raise'));
  });

  it('sends on Enter what was typed in this turn', () => {
    const table = open('potlimit');
    table.type('4.00');
    table.key('Enter', table.find('size-input'));
    expect(table.sent[0]).toMatchObject({ act: 'raise', to: 400 });
  });

  it('forgets a typed number with the turn', () => {
    const table = open('potlimit');
    table.type('4.00');
    table.update({ decision: 16 });
    expect(table.find<HTMLInputElement>('size-input').value).toBe('2.00');
    table.key('Enter', table.find('size-input'));
    expect(table.sent).toEqual([]);
  });

  it('brings a number outside the limits back and does not send it', () => {
    const table = open('potlimit');
    table.type('99');
    expect(table.button('act-raise').disabled).toBe(true);
    table.key('Enter', table.find('size-input'));
    expect(table.sent).toEqual([]);
    expect(table.find<HTMLInputElement>('size-input').value).toBe('7.25');
    // The field is switched off for a moment and so loses the focus; the reason stays to be read.
    table.find('size-input').dispatchEvent(new FocusEvent('blur'));
    flushSync();
    expect(document.getElementById('size-limits')?.textContent).toContain('Changed to 7.25');
  });

  it('steps by buttons and arrow keys alike', () => {
    const table = open('potlimit');
    table.button('plus').click();
    table.key('ArrowRight', table.find('slider'));
    table.key('ArrowUp', table.find('size-input'));
    table.button('minus').click();
    flushSync();
    expect(table.find<HTMLInputElement>('size-input').value).toBe('3.00');
  });
});

describe('U41, U42: the connection', () => {
  it('says that it is lost, stops the buttons and comes back', () => {
    const table = open('stud8');
    table.breakDown();
    expect(table.has('banner-reconnect')).toBe(true);
    expect(table.button('act-call').disabled).toBe(true);
    expect(table.find('clock-5').textContent).toContain('paused on screen');
    table.key('c');
    expect(table.sent).toEqual([]);
  });

  it('leaves the table to another tab until asked to take it back', () => {
    const table = open('stud8');
    table.say({ t: 'closing', reason: 'taken_over' });
    expect(table.button('act-call').disabled).toBe(true);
    table.find('banner-takeover').querySelector('button')?.click();
    flushSync();
    expect(table.has('banner-takeover')).toBe(false);
    expect(table.button('act-call').disabled).toBe(false);
  });

  it('asks to be loaded again when the room has a newer version', () => {
    const table = open('stud8');
    const now = Date.now();
    table.say({ t: 'welcome', version: VERSION + 1, player: 'p1', name: 'Krystyna', wallet: 0, now });
    expect(table.find('banner-renewed').textContent).toContain('Load again');
    expect(table.has('banner-reconnect')).toBe(false);
    expect(table.button('act-call').disabled).toBe(true);
  });
});

describe('the table', () => {
  it('U5: streets run from left to right, own cards are named, others are not there', () => {
    const table = open('stud8');
    const row = [...table.find('hand-2').querySelectorAll<HTMLElement>('[data-face]')];
    expect(row.map((card) => card.dataset.street)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect(row.map((card) => card.dataset.face).join(' ')).toBe('down down up up up up down');
    expect(row.map((card) => card.dataset.card)).toEqual([
      undefined,
      undefined,
      'Qh',
      '8s',
      '8d',
      '2h',
      undefined,
    ]);
    expect(table.find('card-5-0').getAttribute('aria-label')).toBe(
      'jack of hearts, your hole card',
    );
    expect(table.find('card-2-0').getAttribute('aria-label')).toBe('face-down card');
  });

  it('U6: folded up cards are in the strip and in its name', () => {
    const table = open('stud8');
    expect(table.find('dead-strip').querySelectorAll('svg.face')).toHaveLength(5);
    expect(table.find('dead-strip').getAttribute('aria-label')).toContain('seven of diamonds');
  });

  it('U8, U9: the marker lies in its seat', () => {
    expect(open('stud8').find('seat-8').querySelector('[data-testid=btn-stud]')).not.toBeNull();
    played.end();
    expect(open('draw').find('seat-6').querySelector('[data-testid=btn-dealer]')).not.toBeNull();
  });

  it('shows pot, side pot, street and raises left', () => {
    const table = open('stud8');
    expect(table.find('pot').textContent).toBe('Pot 156');
    expect(table.find('pot-side-1').textContent).toMatch(/side pot 60\s+\(Igor not in\)/);
    expect(table.find('street').textContent).toBe('Seventh street, bets of 8');
    expect(table.find('raises-left').textContent).toBe('2 raises left');
    played.end();
    expect(open('potlimit').find('raises-left').textContent).toBe('no cap');
  });

  it('announces the turn once, with price, hand and time', () => {
    const table = open('stud8');
    expect(table.find('announce').textContent).toMatch(
      /^Your turn\. call 16 to win 156\. You have jacks full of sixes\. 2[01] seconds\./,
    );
  });

  it('asks once before leaving in a hand, and not at all on the rail', () => {
    const table = open('stud8');
    table.button('leave').click();
    flushSync();
    expect(table.sent).toEqual([]);
    table.button('leave-after').click();
    expect(table.sent[0]).toMatchObject({ t: 'leave', when: 'after_hand' });
    played.end();
    expect(open('rail').has('leave')).toBe(false);
  });

  it('U35: asks before an ante and takes one answer', () => {
    const table = open('stud8');
    const wishes = { ...WISHES, auto_ante: false };
    table.ask({ amount: 1, deadline: Date.now() + 8000 }, wishes);
    expect(table.find('ante-question').textContent).toContain('Post the ante of 1?');
    table.button('ante-post').click();
    flushSync();
    table.button('ante-skip').click();
    expect(table.sent).toMatchObject([{ t: 'ante', post: true }]);
    table.ask(null, wishes);
    expect(table.has('ante-question')).toBe(false);
  });

  it('B32: lets a newcomer post instead of waiting for the big blind', () => {
    const table = open('stud8');
    table.ask(null, { ...WISHES, entering: true, post_live: 50, post_dead: 25 });
    expect(table.button('post-now').textContent).toContain('Post 50 and 25 dead now');
    table.button('post-now').click();
    expect(table.sent).toMatchObject([{ t: 'choice', post: true }]);
  });

  it('U36: says that chips bought in a hand come after it', () => {
    const table = open('stud8');
    table.ask(null, { ...WISHES, adding: 250 });
    expect(table.find('adding').textContent).toContain('250 comes to your stack after this hand');
  });

  it('shows the wishes the server holds', () => {
    const table = open('stud8');
    table.ask(null, { ...WISHES, auto_muck: true });
    table.button('menu').click();
    flushSync();
    expect(table.find<HTMLInputElement>('automuck').checked).toBe(true);
    expect(table.has('autopost')).toBe(false);
  });

  it('U34: sits out by its box', () => {
    const table = open('stud8');
    table.find('sitout').click();
    expect(table.sent[0]).toMatchObject({ t: 'sit_out', on: true });
  });

  it('U34: says that a pause asked for in a hand begins after it', () => {
    const table = open('stud8');
    table.scene.view = { ...table.scene.view, sitting_out: true };
    table.ask(null, null);
    expect(table.find('come-back').parentElement?.textContent).toContain('after this hand');
  });

  it('U36: offers chips, not cards, to who has none left', () => {
    const table = open('stud8');
    const { places, you } = table.scene.view;
    table.scene.view = {
      ...table.scene.view,
      sitting_out: true,
      places: places.map((place) =>
        place.seat === you ? { ...place, stack: 0, state: 'sitting_out' } : place,
      ),
    };
    table.ask(null, null);
    expect(table.has('come-back')).toBe(false);
    expect(table.button('rebuy-now').textContent).toContain('Buy in again');
  });

  it('does not call a hand that one player has won by folds a showdown', () => {
    const table = open('stud8');
    const { places, you } = table.scene.view;
    table.update({ phase: 'showdown' });
    expect(table.find('street').textContent).toContain('Showdown');
    table.scene.view = {
      ...table.scene.view,
      places: places.map((place) =>
        place.seat !== you && place.state !== 'empty' ? { ...place, state: 'folded' } : place,
      ),
    };
    table.update({ phase: 'showdown' });
    expect(table.find('street').textContent).toContain('Hand over');
  });

  it('does not send a watcher to a chair where all are taken', () => {
    const table = open('rail');
    const { places } = table.scene.view;
    const taken = places.map((place) => ({ ...place, state: 'waiting' as const }));
    table.scene.view = { ...table.scene.view, places: taken };
    table.ask(null, null);
    expect(document.body.textContent).toContain('All seats are taken');
  });

  it('opens the list of keys from the menu and keeps it when the menu tells that it is closed', () => {
    const table = open('stud8');
    table.button('menu').click();
    flushSync();
    const menu = table.find('menu-panel');
    const keys = [...menu.querySelectorAll('button')].find((one) => one.textContent.trim() === 'Keys');
    keys?.click();
    flushSync();
    menu.dispatchEvent(new Event('close'));
    flushSync();
    expect(table.has('keys')).toBe(true);
  });

  it('closes the menu of who has left by it', () => {
    const table = open('stud8');
    table.button('menu').click();
    flushSync();
    expect(table.has('menu-panel')).toBe(true);
    table.scene.view = { ...table.scene.view, you: 0 };
    table.ask(null, null);
    expect(table.has('menu-panel')).toBe(false);
  });

  it('obeys the keys after a switch was clicked, and not while an amount is typed', () => {
    const table = open('stud8');
    table.key('f', table.find('sitout'));
    expect(table.sent).toMatchObject([{ t: 'act', act: 'fold' }]);
    played.end();
    const typing = open('potlimit');
    typing.key('f', typing.find('size-input'));
    expect(typing.sent).toEqual([]);
  });

  it('shows a fresh clock by the time of its news', () => {
    vi.useFakeTimers();
    const table = open('stud8');
    vi.setSystemTime(Date.now() + 150);
    const clock = { deadline: Date.now() + 30_000, seconds: 30, warn: 10, bank_from: 0 };
    table.update({ decision: 99, clock });
    expect(table.find(`clock-${table.scene.view.you}`).textContent).toContain('0:30');
  });
});
