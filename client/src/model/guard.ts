/** How long buttons ignore the pointer after their meaning changed under it (rule R6). */
export const GUARD_MS = 500;

/**
 * Holds back input after a price changed in place.
 *
 * `show` is told what the buttons mean whenever that may have changed ("" for no buttons). Buttons
 * that appear where there were none are usable at once; buttons that replace others with another
 * meaning, even after a short gap, are not.
 */
export class PriceGuard {
  #shown = '';
  #goneAt = -Infinity;
  #until = -Infinity;

  /** Returns how many milliseconds input has to wait from now. */
  show(meaning: string, now: number): number {
    if (meaning === '') {
      if (this.#shown !== '' && this.#goneAt === -Infinity) this.#goneAt = now;
      return this.waits(now);
    }
    const replaced = now - this.#goneAt < GUARD_MS || this.#goneAt === -Infinity;
    if (this.#shown !== '' && this.#shown !== meaning && replaced) this.#until = now + GUARD_MS;
    this.#shown = meaning;
    this.#goneAt = -Infinity;
    return this.waits(now);
  }

  waits(now: number): number {
    return Math.max(0, this.#until - now);
  }
}
