const FIRST_MS = 250;
const LONGEST_MS = 5_000;

/**
 * How long to wait before attempt number `attempt` (0 is the first retry), in milliseconds.
 *
 * Doubles up to a cap and never gives up; a quarter of it is chance, so that a room full of
 * clients does not come back to a restarted server in one instant.
 */
export function waitBefore(attempt: number, chance: () => number = Math.random): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt, 16));
  return Math.round(whole * (0.75 + 0.25 * chance()));
}
