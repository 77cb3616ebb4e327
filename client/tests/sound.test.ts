import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { line } from '../src/fixtures/build';
import { soundsOf } from '../src/model/sounds';
import { canNotify, notify, wishNotifications } from '../src/state/notify';
import { prefer, preferences } from '../src/state/preferences.svelte';
import { listenForGesture, play } from '../src/state/sound';
import { Played } from './played';

/** Pitches of the tones and rustles that were started. */
let heard: number[] = [];

class Param {
  setValueAtTime = () => undefined;
  linearRampToValueAtTime = () => undefined;
  exponentialRampToValueAtTime = () => undefined;
}

class Node_ {
  gain = new Param();
  frequency = new Param();
  readonly #pitch: number | undefined;

  constructor(_: unknown, options: { frequency?: number } = {}) {
    this.#pitch = options.frequency;
  }

  connect<Next>(next: Next): Next {
    if (this.#pitch !== undefined) heard.push(this.#pitch);
    return next;
  }

  start = () => undefined;
  stop = () => undefined;
}

class Context {
  state = 'running';
  currentTime = 0;
  sampleRate = 8000;
  destination = {};
  resume = () => Promise.resolve();
}

class Buffer_ {
  copyToChannel = () => undefined;
}

const ALL = { deal: true, knock: true, bet: true, turn: true, win: true, chat: true, seat: true };
const TURN = [520, 690];
let played: Played | null = null;

beforeAll(() => {
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('AudioBuffer', Buffer_);
  for (const name of ['OscillatorNode', 'GainNode', 'BiquadFilterNode', 'AudioBufferSourceNode'])
    vi.stubGlobal(name, Node_);
});
beforeEach(() => {
  heard = [];
  prefer({ sound: true, sounds: ALL });
});
afterEach(() => {
  played?.end();
  played = null;
});

describe('U39: sounds', () => {
  // The first test: nothing has been clicked yet.
  it('are not made before the first gesture, and all are made after it', () => {
    listenForGesture();
    play('turn', 'win');
    expect(heard).toEqual([]);
    window.dispatchEvent(new Event('pointerdown'));
    play('turn');
    expect(heard).toEqual(TURN);
    for (const name of ['deal', 'knock', 'bet', 'win'] as const) {
      heard = [];
      play(name);
      expect(heard.length, name).toBeGreaterThan(0);
    }
  });

  it('mark the start of a turn, once', () => {
    played = new Played('stud8');
    expect(heard).toEqual(TURN);
    played.update({ pot: 157 });
    expect(heard).toEqual(TURN);
    played.update({ decision: 32 });
    expect(heard).toEqual([...TURN, ...TURN]);
  });

  it('are off one by one and all together', () => {
    prefer({ sounds: { ...ALL, turn: false } });
    play('turn');
    expect(heard).toEqual([]);
    play('knock');
    expect(heard).toHaveLength(2);
    heard = [];
    prefer({ sound: false });
    play('turn', 'knock', 'bet', 'deal', 'win');
    expect(heard).toEqual([]);
  });

  it('follow what the dealer says, each kind once a frame', () => {
    const codes = ['log-calls', 'log-raises-to', 'log-street', 'log-own-cards'];
    expect(soundsOf(codes.map((code) => line(code)))).toEqual(['bet', 'deal']);
    expect(soundsOf([line('log-checks'), line('log-wins-pot')])).toEqual(['knock', 'win']);
    played = new Played('rail');
    heard = [];
    played.update({}, [line('log-checks', { seat: 2 })]);
    expect(heard).toEqual([210, 190]);
  });
});

describe('U40: notifications', () => {
  const shown: string[] = [];
  class Messages {
    static permission = 'default';
    static answer = 'granted';
    static requestPermission() {
      Messages.permission = Messages.answer;
      return Promise.resolve(Messages.answer);
    }
    onclick: unknown;
    close = () => undefined;
    constructor(title: string, options: NotificationOptions) {
      shown.push(`${options.tag}: ${title}`);
    }
  }
  const hide = (hidden: boolean) =>
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });

  beforeEach(() => {
    shown.length = 0;
    vi.stubGlobal('Notification', Messages);
    expect(canNotify()).toBe(true);
  });
  afterEach(() => hide(false));

  it('come only when wished, allowed and out of sight', async () => {
    hide(true);
    notify('t1', 'Your turn', '');
    expect(shown).toEqual([]);
    expect(await wishNotifications(true)).toBe(true);
    notify('t1', 'Your turn', '');
    expect(shown).toEqual(['t1: Your turn']);
    hide(false);
    notify('t1', 'Your turn', '');
    expect(shown).toHaveLength(1);
  });

  it('stay off where the browser refuses', async () => {
    Messages.answer = 'denied';
    expect(await wishNotifications(true)).toBe(false);
    expect(preferences.notify).toBe(false);
  });

  it('a turn in a hidden tab is told in the title too', () => {
    hide(true);
    played = new Played('stud8');
    document.dispatchEvent(new Event('visibilitychange'));
    flushSync();
    expect(document.title).toMatch(/^Your turn/);
  });
});
