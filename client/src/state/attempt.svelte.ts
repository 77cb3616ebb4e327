// Something that is asked of the server: whether it is under way, and why it did not work.

import { untrack } from 'svelte';
import { refusalText } from '../model/words';
import { ApiError } from '../protocol/api';

export class Attempt {
  #busy = $state(false);
  #error = $state.raw<ApiError | null>(null);

  get busy(): boolean {
    return this.#busy;
  }

  get error(): ApiError | null {
    return this.#error;
  }

  /** Why it did not work, in words; "" when it did. */
  get problem(): string {
    return this.#error ? refusalText(this.#error) : '';
  }

  /** Do it, unless something is under way already; whether it worked. */
  async make(deed: () => Promise<unknown>): Promise<boolean> {
    // An effect that asks for something must not begin again because it is under way.
    if (untrack(() => this.#busy)) return false;
    this.#busy = true;
    this.#error = null;
    try {
      await deed();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#error = error;
      return false;
    } finally {
      this.#busy = false;
    }
  }
}

/** For forms: ask instead of loading a page. */
export function submitted(work: () => void): (event: SubmitEvent) => void {
  return (event) => {
    event.preventDefault();
    work();
  };
}
