// The single-letter keys of the table page, and what a player made of them (WCAG 2.1.4, U46).

export type KeyAction =
  | 'fold'
  | 'check-call'
  | 'wager'
  | 'bring-in'
  | 'stand'
  | 'mark'
  | 'time-bank'
  | 'last-hand'
  | 'next-table'
  | 'zen'
  | 'speak-price'
  | 'speak-hand'
  | 'speak-seat'
  | 'speak-folded'
  | 'speak-time'
  | 'speak-aids'
  | 'list';

/** Keys a player chose himself; "" is an action without a key. */
export type KeyMap = Partial<Record<KeyAction, string>>;

/** Keys in the order of the list a player can open, each with the catalogue key of its words. */
export const KEYS: readonly { key: string; action: KeyAction; words: string }[] = [
  { key: 'F', action: 'fold', words: 'keys-f' },
  { key: 'C', action: 'check-call', words: 'keys-c' },
  { key: 'R', action: 'wager', words: 'keys-r' },
  { key: 'B', action: 'bring-in', words: 'keys-b' },
  { key: 'A', action: 'stand', words: 'keys-a' },
  { key: '1–5', action: 'mark', words: 'keys-1' },
  { key: 'Space', action: 'time-bank', words: 'keys-space' },
  { key: 'L', action: 'last-hand', words: 'keys-l' },
  { key: 'N', action: 'next-table', words: 'keys-n' },
  { key: 'Z', action: 'zen', words: 'keys-z' },
  { key: 'P', action: 'speak-price', words: 'keys-p' },
  { key: 'H', action: 'speak-hand', words: 'keys-h' },
  { key: 'S', action: 'speak-seat', words: 'keys-s' },
  { key: 'D', action: 'speak-folded', words: 'keys-d' },
  { key: 'T', action: 'speak-time', words: 'keys-t' },
  { key: 'O', action: 'speak-aids', words: 'keys-o' },
  { key: '?', action: 'list', words: 'keys-q' },
];

/** Cards are marked by their place in the row, and Space is no letter; these cannot be moved. */
export const canRebind = (action: KeyAction): boolean =>
  action !== 'mark' && action !== 'time-bank';

/** The key of an action, "" for none. */
export function keyFor(action: KeyAction, map: KeyMap): string {
  return map[action] ?? KEYS.find((one) => one.action === action)?.key ?? '';
}

/** The map with `key` for `action`, taken away from the action that had it. "" takes it off. */
export function rebind(map: KeyMap, action: KeyAction, key: string): KeyMap {
  const owner = key && KEYS.find((one) => keyFor(one.action, map) === key)?.action;
  return { ...map, ...(owner && { [owner]: '' }), [action]: key };
}

/**
 * The name of the pressed key where it may stand for an action, else null.
 *
 * On a keyboard with other letters than Latin ones the place of the key counts: a Russian "а" is F.
 */
export function keyName(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  const { key, code } = event;
  if (key.length !== 1 || /[\s\d]/.test(key)) return null;
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return letter && !/^[a-z]$/i.test(key) && /\p{L}/u.test(key) ? letter : key.toUpperCase();
}

/** Fields that take letters; a switch or a slider that was used last leaves the keys alone. */
const TYPED = 'input:not([type="checkbox"], [type="range"])';

/** Whether a key press is meant for the table: not for a field, nor for a dialog that covers it. */
export function isForTable(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(`${TYPED}, select, textarea, dialog`)) return false;
  return !document.querySelector('dialog[open]');
}

/** What a key press on the table means, null where it means nothing. */
export function actionOf(event: KeyboardEvent, map: KeyMap): KeyAction | null {
  if (!isForTable(event)) return null;
  if (isPlainDigit(event) && event.key <= '5') return 'mark';
  if (isBankKey(event)) return 'time-bank';
  const name = keyName(event);
  return KEYS.find(({ action }) => name !== null && keyFor(action, map) === name)?.action ?? null;
}

/** What Space presses as everywhere; the buttons of a turn are pressed by Enter alone (section 9). */
const PRESSED_BY_SPACE = 'a, summary, input, button:not(.act)';

/** Space, where it is asked of the table and not of the control that has the focus. */
export function isBankKey(event: KeyboardEvent): boolean {
  if (event.key !== ' ' || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target instanceof Element ? event.target : null;
  return !target?.closest(PRESSED_BY_SPACE) && isForTable(event);
}

/** A digit from 1 to 9 with nothing else held. */
export function isPlainDigit(event: KeyboardEvent): boolean {
  return /^[1-9]$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
}
