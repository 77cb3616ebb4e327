import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lobbyRow } from '../src/fixtures/build';
import { LOBBY_ROWS } from '../src/fixtures/scenes';
import LobbyPage from '../src/lobby/LobbyPage.svelte';
import { inPlace, quickSeat, readFilters, readOrder, writeQuery } from '../src/model/lobby_list';
import type { LobbyRow } from '../src/protocol/messages';
import { prefer } from '../src/state/preferences.svelte';
import { go } from '../src/state/route.svelte';
import { state } from './state.svelte';

const props = state<{ fixed: LobbyRow[] }>({ fixed: LOBBY_ROWS });
let page: Record<string, unknown> | null = null;

function open(address = '/lobby'): void {
  go(address);
  page = mount(LobbyPage, { target: document.body, props });
  flushSync();
}

const find = <Found extends HTMLElement>(id: string) =>
  document.querySelector<Found>(`[data-testid="${id}"]`);
const tables = () =>
  [...document.querySelectorAll<HTMLElement>('[data-testid^=lobby-row-]')].map((row) =>
    row.dataset.testid?.replace('lobby-row-', ''),
  );

function choose(id: string, value: string): void {
  const select = find<HTMLSelectElement>(id);
  if (!select) throw new Error(`no ${id}`);
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
}

function click(element: HTMLElement | null | undefined): void {
  if (!element) throw new Error('nothing to click');
  element.click();
  flushSync();
}

beforeEach(() => {
  props.fixed = LOBBY_ROWS;
  prefer({ favorites: [] });
});
afterEach(() => {
  if (page) void unmount(page);
  page = null;
  document.body.replaceChildren();
});

describe('U1: filters', () => {
  it('leave the rows that match, are in the address and counted aloud', () => {
    open();
    expect(tables()).toEqual(['t12', 't1', 't2', 't4']);
    expect(find('lobby-count')?.textContent).toBe('4 tables are open');
    choose('filter-game', 'five_card_stud');
    expect(tables()).toEqual(['t1', 't2']);
    click(find('filter-free'));
    expect(tables()).toEqual(['t2']);
    expect(find('lobby-count')?.getAttribute('role')).toBe('status');
    expect(find('lobby-count')?.textContent).toBe('1 of 4 tables');
    expect(new URL(location.href).search).toBe('?game=five_card_stud&free=1');
    click(find('filter-clear'));
    expect(tables()).toHaveLength(4);
    expect(location.search).toBe('');
  });

  it('are kept by a reload', () => {
    open('/lobby?game=seven_card_stud&stakes=4%2F8&free=1');
    expect(tables()).toEqual(['t12']);
    expect(find<HTMLSelectElement>('filter-game')?.value).toBe('seven_card_stud');
    expect(find<HTMLSelectElement>('filter-stakes')?.value).toBe('4/8');
    expect(find<HTMLInputElement>('filter-free')?.checked).toBe(true);
  });

  it.each([
    ['limit', 'pot', ['t4']],
    ['stakes', '0.25/0.50', ['t4']],
    ['seats', '6', ['t4']],
    ['speed', 'fast', ['t2']],
    ['stakes', '5/10', ['t1']],
  ])('%s %s', (name, value, found) => {
    open();
    choose(`filter-${name}`, value);
    expect(tables()).toEqual(found);
  });

  it('say openly that nothing matches, and show a choice that is no longer offered', () => {
    open('/lobby?stakes=100/200');
    expect(tables()).toEqual([]);
    expect(document.body.textContent).toContain('No table matches these filters.');
    expect(find<HTMLSelectElement>('filter-stakes')?.value).toBe('100/200');
  });

  it('leave the rest of the address alone', () => {
    const query = new URLSearchParams('fixture=lobby&game=x&sort=-pot');
    const filters = { ...readFilters(query), game: '', seats: '8' };
    expect(writeQuery(query, filters, readOrder(query))).toBe('fixture=lobby&sort=-pot&seats=8');
    expect(readOrder(new URLSearchParams('sort=nonsense'))).toEqual({ by: '', down: false });
  });
});

describe('U1: order', () => {
  it('is chosen by the headers, which say it', () => {
    open();
    const header = () => find('sort-players');
    const press = () => click(header()?.querySelector('button'));
    press();
    expect(header()?.getAttribute('aria-sort')).toBe('ascending');
    expect(tables()).toEqual(['t4', 't2', 't12', 't1']);
    press();
    expect(header()?.getAttribute('aria-sort')).toBe('descending');
    expect(tables()).toEqual(['t1', 't12', 't2', 't4']);
    expect(location.search).toBe('?sort=-players');
    press();
    expect(header()?.getAttribute('aria-sort')).toBe('none');
    expect(tables()).toEqual(['t12', 't1', 't2', 't4']);
  });

  it('compares stakes by their worth, whatever the unit', () => {
    open('/lobby?sort=stakes');
    expect(tables()).toEqual(['t4', 't12', 't1', 't2']);
  });
});

describe('U2: a live change', () => {
  it('alters the words in place and keeps the focus, the order and the row itself', () => {
    open('/lobby?sort=-players');
    const before = find('lobby-row-t2');
    find('watch-t2')?.focus();
    props.fixed = LOBBY_ROWS.map((row) => (row.table === 't2' ? { ...row, seated: 8 } : row));
    flushSync();
    expect(find('lobby-row-t2')).toBe(before);
    expect(before?.textContent).toContain('8 of 8');
    expect(document.activeElement).toBe(find('watch-t2'));
    expect(tables()).toEqual(['t1', 't12', 't2', 't4']);
  });

  it('does not take away the row in use when it stops matching', () => {
    open('/lobby?free=1');
    find('watch-t2')?.focus();
    flushSync();
    props.fixed = LOBBY_ROWS.map((row) => ({ ...row, seated: row.seats, free: 0 }));
    flushSync();
    expect(tables()).toEqual(['t2']);
    expect(document.activeElement).toBe(find('watch-t2'));
  });

  it('puts new tables at the end', () => {
    const rows = ['c', 'a', 'b'].map((table) => lobbyRow({ table }));
    expect(inPlace(rows, ['b', 'c']).map(({ table }) => table)).toEqual(['b', 'c', 'a']);
  });
});

describe('U3: quick seat', () => {
  it('leads to the table with most people among those shown, and asks for a chair', () => {
    open();
    expect(find<HTMLAnchorElement>('quick-seat')?.getAttribute('href')).toBe('/table/t12?sit');
    choose('filter-game', 'five_card_stud');
    expect(find<HTMLAnchorElement>('quick-seat')?.getAttribute('href')).toBe('/table/t2?sit');
    choose('filter-stakes', '5/10');
    expect(find('quick-seat')).toBeNull();
    expect(document.body.textContent).toContain('no free seat');
  });

  it('prefers people to bots', () => {
    const bots = lobbyRow({ table: 'bots', seated: 7, people: 0 });
    const people = lobbyRow({ table: 'people', seated: 2, people: 2 });
    expect(quickSeat([bots, people])?.table).toBe('people');
    expect(quickSeat([lobbyRow({ seated: 8 })])).toBeNull();
  });
});

it('U1: a star is kept on this device and can be filtered by', () => {
  open();
  click(find('favorite-t4'));
  expect(find('favorite-t4')?.getAttribute('aria-pressed')).toBe('true');
  const kept = JSON.parse(localStorage.getItem('doorcard-preferences') ?? '{}');
  expect(kept.favorites).toEqual(['t4']);
  click(find('filter-favorites'));
  expect(tables()).toEqual(['t4']);
});
