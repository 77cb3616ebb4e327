// One polite queue for everything that is said aloud (CLIENT section 9): a screen reader gets whole
// sentences one after another and never the ticking clock.

const PAUSE_MS = 900;

export class Speech {
  /** The sentence in the live region. */
  text = $state('');
  #queue: string[] = [];
  #pause: ReturnType<typeof setTimeout> | undefined;

  say(sentence: string): void {
    const said = sentence.trim();
    if (said === '') return;
    this.#queue.push(said);
    if (this.#pause === undefined) this.#next();
  }

  stop(): void {
    clearTimeout(this.#pause);
    this.#pause = undefined;
    this.#queue = [];
  }

  #next = (): void => {
    const sentence = this.#queue.shift();
    this.#pause = undefined;
    if (sentence === undefined) return;
    // The same words twice are a change only when something differs.
    this.text = sentence === this.text ? `${sentence}\u00a0` : sentence;
    this.#pause = setTimeout(this.#next, PAUSE_MS);
  };
}
