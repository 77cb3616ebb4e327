import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flushSync, mount, unmount } from 'svelte';
import { SCENES } from '../src/fixtures/scenes';
import type { HandView, Line, Place } from '../src/protocol/messages';
import type { Replay } from '../src/protocol/replay';
import Replayer from '../src/replay/Replayer.svelte';
import { lookAhead, momentsOf, speedNamed, stepNamed } from '../src/replay/moments';

const scene = SCENES.stud8?.(0);
if (!scene?.view.hand) throw new Error('no scene');
const view = scene.view;
const hand: HandView = scene.view.hand;
const [one, two] = view.places as [Place, Place];

function line(code: string, seat: number): Line {
  const nothing = { amount: 0, count: 0, cards: [], hand: '', seats: [], at: 0 };
  return { code, seat, ...nothing, cause: 'player', all_in: false };
}

/** Three steps: the deal, seat 1 folds, seat 2 is left. Seat 2's hand is known at the end. */
function replay(): Replay {
  const down = (card: string) => ({ card, face: 'down' as const, street: 3, new: false });
  const backs = [down('??'), down('??')];
  const first = view.places.map((place) => ({ ...place, cards: backs, stack: 1000 }));
  const known = [{ seat: 2, cards: [down('As'), down('Ah')] }];
  return {
    aided: false,
    view,
    steps: [
      { places: first, hand: { ...hand, phase: 'waiting' }, lines: [line('log-hand', 0)], known },
      { places: [{ ...one, cards: [] }], hand, lines: [line('log-folds', 1)], known },
      { places: [{ ...two, stack: 1200 }], hand, lines: [line('log-wins-pot', 2)], known: [] },
    ],
  };
}

describe('moments of a replay', () => {
  it('keep what did not change, and leave earlier steps as they were', () => {
    const [deal, fold, end] = momentsOf(replay());
    expect(deal?.view.places.map((place) => place.stack)).toEqual(Array(8).fill(1000));
    expect(fold?.view.places[0]?.cards).toEqual([]);
    expect(deal?.view.places[0]?.cards).toHaveLength(2);
    expect(end?.view.places[1]?.stack).toBe(1200);
    expect(momentsOf(replay()).map((moment) => moment.said)).toEqual([1, 2, 3]);
  });

  it('turn up known hands only for who looks ahead', () => {
    const [deal] = momentsOf(replay());
    if (!deal) throw new Error('no step');
    expect(deal.view.places[1]?.cards[0]?.card).toBe('??');
    expect(lookAhead(deal).places[1]?.cards.map((card) => card.card)).toEqual(['As', 'Ah']);
    expect(lookAhead(deal).places[2]?.cards[0]?.card).toBe('??');
  });

  it.each([
    ['17', 40, 17],
    ['0', 40, 1],
    ['99', 40, 40],
    ['-3', 40, 1],
    ['2.5', 40, 1],
    ['all', 40, 1],
    [null, 40, 1],
  ])('reads step %s of %d', (text, count, step) => {
    expect(stepNamed(text, count)).toBe(step);
  });

  it.each([['0.5', 0.5], ['4', 4], ['16', 1], ['fast', 1], [null, 1]] as const)(
    'reads speed %s',
    (text, speed) => expect(speedNamed(text)).toBe(speed),
  );
});

describe('the replayer', () => {
  let page: Record<string, unknown>;
  const rests: [number, number][] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    // Nothing moves in a tab that is out of sight; jsdom has no animations.
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    rests.length = 0;
    page = mount(Replayer, {
      target: document.body,
      props: { replay: replay(), onrest: (step: number, speed: number) => rests.push([step, speed]) },
    });
    flushSync();
  });
  afterEach(() => {
    void unmount(page);
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
  const step = () => document.querySelector<HTMLElement>('.replay')?.dataset.step;
  function press(key: string, on: Element = document.body): void {
    on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    flushSync();
  }

  it('U28: steps by keys, both ways, to the ends and no further', () => {
    press('ArrowRight');
    expect(step()).toBe('2');
    press('ArrowLeft');
    press('ArrowLeft');
    expect(step()).toBe('1');
    press('End');
    press('ArrowRight');
    expect(step()).toBe('3');
    press('Home');
    expect(step()).toBe('1');
    expect(rests.at(-1)).toEqual([1, 1]);
  });

  it('U28: plays at the speed that is shown, and stops at the end', () => {
    const speed = find('replay-speed') as HTMLSelectElement;
    speed.value = '4';
    speed.dispatchEvent(new Event('change', { bubbles: true }));
    press(' ');
    expect(find('replay-play')?.getAttribute('aria-label')).toBe('Pause');
    vi.advanceTimersByTime(350);
    flushSync();
    expect(step()).toBe('2');
    vi.advanceTimersByTime(350);
    flushSync();
    expect([step(), find('replay-play')?.getAttribute('aria-label')]).toEqual(['3', 'Play']);
    vi.advanceTimersByTime(5000);
    expect(rests.at(-1)).toEqual([3, 4]);
  });

  it('stops where one steps oneself', () => {
    press(' ');
    press('ArrowRight');
    vi.advanceTimersByTime(5000);
    flushSync();
    expect(step()).toBe('2');
  });

  it('leaves the keys to the control that is used', () => {
    press('ArrowRight', find('replay-scrub') as Element);
    press(' ', find('replay-next') as Element);
    expect(step()).toBe('1');
  });

  it('says what happens in a step, in one sentence', () => {
    press('ArrowRight');
    expect(find('announce')?.textContent).toContain('folds');
    press('End');
    expect(find('announce')?.textContent).toContain('wins');
  });

  it('U28: has no hidden card of an opponent in the page until one looks ahead', () => {
    const shown = () => document.querySelectorAll('[data-testid="hand-2"] [data-card]').length;
    expect(shown()).toBe(0);
    find('replay-reveal')?.click();
    flushSync();
    expect(shown()).toBe(2);
    find('replay-reveal')?.click();
    flushSync();
    expect(shown()).toBe(0);
  });
});
