import type { Clock } from '../protocol/messages';

export interface TimeLeft {
  /** Whole seconds, rounded up, never below zero. */
  seconds: number;
  /** Part of the clock that is left, 0..1. */
  share: number;
  warning: boolean;
  /** Whether these are the seconds of the time bank. */
  bank: boolean;
}

/**
 * What the clock shows at server time `now` (milliseconds); null without a clock.
 *
 * The server's deadline rules; this only subtracts. A clock may begin with more than its nominal
 * length (extra time), and the bar then starts full. When it is over and the time bank stands
 * behind it, the bank is what is left (U23); the warning comes before the end of both.
 */
export function timeLeft(clock: Clock | null, now: number): TimeLeft | null {
  if (!clock || clock.deadline === 0) return null;
  const bank = clock.bank_from > 0 && now >= clock.bank_from;
  const end = clock.bank_from > 0 && !bank ? clock.bank_from : clock.deadline;
  const whole = bank ? clock.deadline - clock.bank_from : clock.seconds * 1000;
  const left = Math.max(0, end - now);
  return {
    seconds: Math.ceil(left / 1000),
    share: Math.min(1, left / whole),
    warning: clock.deadline - now <= clock.warn * 1000,
    bank,
  };
}

/** Seconds as a player reads them: "0:45". */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
