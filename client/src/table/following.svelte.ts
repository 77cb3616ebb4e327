// A box of lines that shows the newest one, unless its reader has scrolled back.

import { untrack } from 'svelte';

/** How far from the end still counts as the end. */
const NEAR_PX = 24;

export class Following {
  box = $state<HTMLElement>();
  #following = true;

  /** The reader has scrolled; who scrolled back is left there. */
  scrolled(): void {
    const { box } = this;
    if (box) this.#following = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX;
  }

  /** There may be new lines. */
  follow(): void {
    untrack(() => {
      if (this.box && this.#following) this.box.scrollTop = this.box.scrollHeight;
    });
  }
}
