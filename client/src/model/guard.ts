/** How long buttons ignore the pointer after their meaning changed under it (rule R6). */
export const GUARD_MS = 500;

/** What stands at each place: an act and its amount. A place without a button is left out. */
export type Meaning = Readonly<Partial<Record<string, string>>>;

/**
 * Holds back input after a price changed in place.
 *
 * `show` is told what the buttons mean whenever that may have changed. Buttons that appear where
 * there were none are usable at once, and so are those that mean what the box in their place meant;
 * when one replaces another with another meaning, even after a short gap, all have to wait.
 */
export class PriceGuard {
  #shown: Meaning = {};
  #goneAt = -Infinity;
  #until = -Infinity;

  /** Returns how many milliseconds input has to wait from now. */
  show(meaning: Meaning, now: number): number {
    if (Object.keys(meaning).length === 0) {
      if (this.#goneAt === -Infinity) this.#goneAt = now;
      return this.waits(now);
    }
    const replaced = now - this.#goneAt < GUARD_MS || this.#goneAt === -Infinity;
    const places = Object.keys(meaning).filter((place) => this.#shown[place] !== undefined);
    const changed = places.some((place) => this.#shown[place] !== meaning[place]);
    if (replaced && changed) this.#until = now + GUARD_MS;
    this.#shown = meaning;
    this.#goneAt = -Infinity;
    return this.waits(now);
  }

  waits(now: number): number {
    return Math.max(0, this.#until - now);
  }
}
