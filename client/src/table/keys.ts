// The single-letter keys of the table page.

export type KeyAction =
  | 'fold'
  | 'check-call'
  | 'wager'
  | 'bring-in'
  | 'stand'
  | 'mark'
  | 'last-hand'
  | 'speak-price'
  | 'speak-hand'
  | 'speak-folded'
  | 'speak-time'
  | 'list';

/** Keys in the order of the list a player can open, each with the catalogue key of its words. */
export const KEYS: readonly { key: string; action: KeyAction; words: string }[] = [
  { key: 'F', action: 'fold', words: 'keys-f' },
  { key: 'C', action: 'check-call', words: 'keys-c' },
  { key: 'R', action: 'wager', words: 'keys-r' },
  { key: 'B', action: 'bring-in', words: 'keys-b' },
  { key: 'A', action: 'stand', words: 'keys-a' },
  { key: '1–5', action: 'mark', words: 'keys-1' },
  { key: 'L', action: 'last-hand', words: 'keys-l' },
  { key: 'P', action: 'speak-price', words: 'keys-p' },
  { key: 'H', action: 'speak-hand', words: 'keys-h' },
  { key: 'D', action: 'speak-folded', words: 'keys-d' },
  { key: 'T', action: 'speak-time', words: 'keys-t' },
  { key: '?', action: 'list', words: 'keys-q' },
];

/** Fields that take letters; a switch or a slider that was used last leaves the keys alone. */
const TYPED = 'input:not([type="checkbox"], [type="range"])';

/**
 * What a key press means, or null where it means nothing: while typing, with a modifier held, or
 * while a dialog that covers the table is open.
 */
export function actionOf(event: KeyboardEvent): KeyAction | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(`${TYPED}, select, textarea, dialog`)) return null;
  if (document.querySelector('dialog[open]')) return null;
  if (/^[1-5]$/.test(event.key)) return 'mark';
  return KEYS.find(({ key }) => key === event.key.toUpperCase())?.action ?? null;
}
