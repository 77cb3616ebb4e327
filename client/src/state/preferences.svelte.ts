// What a player set for himself on this device.

import type { SoundName } from '../model/sounds';
import type { KeyMap } from '../table/keys';

export type Theme = 'auto' | 'dark' | 'light';
export type Deck = 'four' | 'violet' | 'two';

export interface Preferences {
  theme: Theme;
  deck: Deck;
  sound: boolean;
  /** Which sounds are made while sound is on at all. */
  sounds: Record<SoundName, boolean>;
  /** Messages of the system when it is one's turn and the page is out of sight. */
  notify: boolean;
  /** Nothing on the table page but the game (U45). */
  zen: boolean;
  /** Single-letter keys (WCAG 2.1.4: they can be turned off). */
  keys: boolean;
  keyMap: KeyMap;
  deadStrip: boolean;
  /** The dealer's lines are neither shown nor spoken. */
  muteDealer: boolean;
  /** Hints at practice tables. */
  aids: boolean;
  /** The chosen language, "" while the browser's own is followed. */
  language: string;
  /** Tables with a star in the lobby. */
  favorites: string[];
  /** The last buy-in at tables of one kind, in units. */
  buyIns: Record<string, number>;
}

const STORE = 'doorcard-preferences';
const DEFAULTS: Preferences = {
  theme: 'auto',
  deck: 'four',
  sound: true,
  sounds: { deal: true, knock: true, bet: true, turn: true, win: true, chat: true, seat: true },
  notify: false,
  zen: false,
  keys: true,
  keyMap: {},
  deadStrip: true,
  muteDealer: false,
  aids: true,
  language: '',
  favorites: [],
  buyIns: {},
};

export const preferences: Preferences = $state(stored());

/** Change some preferences and keep them. */
export function prefer(change: Partial<Preferences>): void {
  Object.assign(preferences, change);
  try {
    localStorage.setItem(STORE, JSON.stringify(preferences));
  } catch {
    // A browser that stores nothing still plays; the choice then lasts until the page closes.
  }
}

function stored(): Preferences {
  try {
    const kept = JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Preferences>;
    return { ...DEFAULTS, ...kept, sounds: { ...DEFAULTS.sounds, ...kept.sounds } };
  } catch {
    return { ...DEFAULTS };
  }
}
