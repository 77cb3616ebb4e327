import type { Clock } from '../protocol/messages';

export interface TimeLeft {
  /** Whole seconds, rounded up, never below zero. */
  seconds: number;
  /** Part of the clock that is left, 0..1. */
  share: number;
  warning: boolean;
}

/**
 * What the clock shows at server time `now` (milliseconds); null without a clock.
 *
 * The server's deadline rules; this only subtracts. A clock may begin with more than its nominal
 * length (extra time), and the bar then starts full.
 */
export function timeLeft(clock: Clock | null, now: number): TimeLeft | null {
  if (!clock || clock.deadline === 0) return null;
  const left = Math.max(0, clock.deadline - now);
  return {
    seconds: Math.ceil(left / 1000),
    share: Math.min(1, left / (clock.seconds * 1000)),
    warning: left <= clock.warn * 1000,
  };
}

/** Seconds as a player reads them: "0:45". */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
