// A form that asks the server something: one question at a time, and what it says when it refuses.

import { refusalText } from '../model/words';
import { ApiError } from '../protocol/api';

export class Attempt {
  busy = $state(false);
  problem = $state('');

  /** Ask; true when it was done. A second question while the first is open is none. */
  async make(work: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = '';
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem = refusalText(error);
      return false;
    } finally {
      this.busy = false;
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
