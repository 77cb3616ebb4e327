// The keys of the replayer (U28). They are no letters, so they need no switch (WCAG 2.1.4).

export type ReplayKey = 'back' | 'on' | 'first' | 'last' | 'play';

const KEYS: Record<string, ReplayKey> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  Home: 'first',
  End: 'last',
  ' ': 'play',
};

/** Controls that have a use of their own for the arrow keys. */
const ARROWS = 'input:not([type="checkbox"]), select, textarea, [role="log"]';
/** Controls that a space presses. */
const PRESSED = 'button, a, input, select, summary, textarea';

/** What a key press means for the replayer; null where it means nothing, or something else. */
export function replayKey(event: KeyboardEvent): ReplayKey | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
  const meaning = KEYS[event.key] ?? null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('dialog')) return null;
  return target?.closest(meaning === 'play' ? PRESSED : ARROWS) ? null : meaning;
}
