// Short movements of things that appear (CLIENT section 8). They are played only where the server
// told of something new: not after a snapshot, in a hidden tab or where motion is unwanted.

import { getContext, setContext } from 'svelte';
import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';

const KEY = Symbol('motion');
const STILL: TransitionConfig = { duration: 0 };

/** Tells the cards and chips below whether they may move when they appear. */
export function allowMotion(allowed: () => boolean): void {
  setContext(KEY, () => allowed() && !document.hidden && !prefersReducedMotion.current);
}

function mayMove(): () => boolean {
  return getContext<(() => boolean) | undefined>(KEY) ?? (() => false);
}

/** Transition of a dealt card: it comes from above, one place in the row after the other. */
export function dealing(): (node: Element, index: number) => TransitionConfig {
  const allowed = mayMove();
  return (_, index) =>
    allowed() ? moving(140, index * 40, (_, u) => `translate: 0 ${-14 * u}px`) : STILL;
}

/** Transition of chips put in front of a seat. */
export function betting(): (node: Element) => TransitionConfig {
  const allowed = mayMove();
  return () => (allowed() ? moving(180, 0, (t) => `scale: ${0.8 + 0.2 * t}`) : STILL);
}

function moving(
  duration: number,
  delay: number,
  css: (t: number, u: number) => string,
): TransitionConfig {
  return { duration, delay, easing: cubicOut, css: (t, u) => `opacity: ${t}; ${css(t, u)}` };
}
