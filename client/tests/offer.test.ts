import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GUARD_MS } from '../src/model/guard';
import SeatOffer from '../src/shell/SeatOffer.svelte';
import { go } from '../src/state/route.svelte';
import { setTitle } from '../src/state/title';
import { isAccepted, forgetAccepted, take } from '../src/state/waiting.svelte';

let banner: Record<string, unknown>;

const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);

/** The server says where the player waits; `seat` is kept for him at table t1. */
function told(seat: number): void {
  const now = Date.now();
  const one = { table: 't1', name: 'Evening', place: 1, length: 2, seat, until: now + 30_000 };
  take({ t: 'waiting', now, lists: [one] });
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  window.scrollTo = () => undefined;
  setTitle('page', 'Tables');
  banner = mount(SeatOffer, { target: document.body });
  flushSync();
});

afterEach(() => {
  void unmount(banner);
  document.body.replaceChildren();
  take({ t: 'waiting', now: Date.now(), lists: [] });
  forgetAccepted();
  vi.useRealTimers();
});

it('P38: is there while a chair is kept, in words, in the title and with its seconds', () => {
  told(0);
  expect(find('seat-offer')).toBeNull();
  expect(document.title).toBe('Tables');
  told(3);
  expect(find('seat-offer')?.textContent).toContain('Seat 3 at Evening is free for you');
  expect(find('offer-seconds')?.textContent).toContain('30 seconds');
  expect(document.title).toBe('A seat is free');
  setTitle('turn', 'Your turn');
  expect(document.title).toBe('Your turn');
  setTitle('turn', '');
  vi.advanceTimersByTime(10_000);
  flushSync();
  expect(find('offer-seconds')?.textContent).toContain('20 seconds');
  told(0);
  expect(find('seat-offer')).toBeNull();
  expect(document.title).toBe('Tables');
});

it('takes no click that was meant for what it covers', () => {
  told(3);
  const answers = find('offer-take')?.parentElement;
  expect(answers?.hasAttribute('inert') || answers?.inert).toBe(true);
  vi.advanceTimersByTime(GUARD_MS);
  flushSync();
  expect(answers?.inert).toBe(false);
});

it('opens a tab of its own beside another table, whose seat would lose its connection', () => {
  go('/table/t2');
  told(3);
  expect(find('offer-take')?.getAttribute('target')).toBe('_blank');
  expect(find('offer-take')?.getAttribute('href')).toBe('/table/t1?sit');
  go('/table/t1');
  flushSync();
  expect(find('offer-take')?.hasAttribute('target')).toBe(false);
  find('offer-take')?.click();
  expect(isAccepted('t1')).toBe(true);
});
