import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ActOrder } from '../src/protocol/messages';
import KeyMapEditor from '../src/shell/KeyMapEditor.svelte';
import { prefer, preferences } from '../src/state/preferences.svelte';
import { KEYS, actionOf, keyFor, rebind } from '../src/table/keys';
import { Played } from './played';

let played: Played | null = null;
let editor: Record<string, unknown> | null = null;
const press = (key: string, more: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
const announced = () => document.querySelector('[data-testid=announce]')?.textContent ?? '';

beforeEach(() => prefer({ keyMap: {}, zen: false, keys: true }));
afterEach(() => {
  played?.end();
  if (editor) void unmount(editor);
  played = editor = null;
  document.body.replaceChildren();
});

describe('keys', () => {
  it('are each given once', () => {
    const keys = KEYS.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('are known by their place on a keyboard with other letters', () => {
    expect(actionOf(press('а', { code: 'KeyF' }), {})).toBe('fold');
    expect(actionOf(press('f', { code: 'KeyF' }), {})).toBe('fold');
    // A Latin letter is what it says, wherever it lies.
    expect(actionOf(press('a', { code: 'KeyQ' }), {})).toBe('stand');
  });

  it('are left alone with a modifier', () => {
    expect(actionOf(press('r', { ctrlKey: true }), {})).toBeNull();
    expect(actionOf(press('1', { altKey: true }), {})).toBeNull();
  });
});

describe('U46: the map of keys', () => {
  it('gives a key to one action only', () => {
    const map = rebind({}, 'fold', 'C');
    expect(keyFor('fold', map)).toBe('C');
    expect(keyFor('check-call', map)).toBe('');
    expect(actionOf(press('c'), map)).toBe('fold');
    expect(actionOf(press('f'), map)).toBeNull();
    expect(keyFor('check-call', rebind(map, 'check-call', 'F'))).toBe('F');
  });

  it('is edited by pressing keys, and kept', () => {
    editor = mount(KeyMapEditor, { target: document.body });
    flushSync();
    const button = document.querySelector<HTMLButtonElement>('[data-testid=keymap-fold]');
    if (!button) throw new Error('no button');
    const strike = (key: string) => {
      button.dispatchEvent(press(key));
      flushSync();
    };
    button.click();
    strike('7');
    expect(preferences.keyMap).toEqual({});
    strike('r');
    expect(preferences.keyMap).toEqual({ fold: 'R', wager: '' });
    expect(document.querySelector('[role=status]')?.textContent).toBe(
      'R was taken from: Bet, raise or complete',
    );
    expect(button.textContent?.trim()).toBe('R');
    button.click();
    strike('Escape');
    expect(preferences.keyMap.fold).toBe('R');
    button.click();
    strike('Delete');
    expect(preferences.keyMap.fold).toBe('');
    expect(JSON.parse(localStorage.getItem('doorcard-preferences') ?? '{}').keyMap).toEqual({
      fold: '',
      wager: '',
    });
    document.querySelector<HTMLElement>('[data-testid=keymap-reset]')?.click();
    expect(preferences.keyMap).toEqual({});
  });

  it('is what the table obeys and prints', () => {
    prefer({ keyMap: { fold: 'X', wager: '' } });
    played = new Played('stud8');
    expect(document.body.textContent).toContain('X fold · C call');
    expect(document.body.textContent).not.toContain('R raise');
    played.key('f');
    played.key('r');
    expect(played.sent).toEqual([]);
    played.key('x');
    expect(played.sent.map((order) => (order as ActOrder).act)).toEqual(['fold']);
  });
});

describe('U45: zen', () => {
  it('takes the lobby and the log away, never the clock, the pot or the buttons, and says so', () => {
    played = new Played('stud8');
    expect(document.querySelector('header a[href="/lobby"]')).not.toBeNull();
    played.key('z');
    expect(document.querySelector('header a[href="/lobby"]')).toBeNull();
    expect(document.querySelector('.dealer.hidden')).not.toBeNull();
    for (const id of ['clock-5', 'pot', 'act-call', 'menu', 'zen']) played.find(id);
    played.breakDown();
    played.find('banner-reconnect');
    played.find('zen').click();
    flushSync();
    expect(played.has('zen')).toBe(false);
    expect(preferences.zen).toBe(false);
  });
});

describe('S and a number', () => {
  it('speaks all about that seat, and does not mark a card', () => {
    played = new Played('stud8');
    played.key('s');
    played.key('2');
    // What is being said is finished first; the queue holds the rest.
    expect(played.find('seat-2').getAttribute('aria-label')).toContain(
      'face up: queen of hearts, eight of spades, eight of diamonds, and two of hearts',
    );
    expect(announced()).toContain('Your turn');
    expect(played.sent).toEqual([]);
  });
});
