// Which step of a replay is on screen, and going on by itself.

const STEP_MS = 1400;

export class Playing {
  readonly count: number;
  /** Counted from 1. */
  step = $state(1);
  speed = $state(1);
  playing = $state(false);
  /** Whether the last move was one step forward, so that what is new may move. */
  onward = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(count: number, step: number, speed: number) {
    this.count = count;
    this.step = step;
    this.speed = speed;
  }

  get atEnd(): boolean {
    return this.step === this.count;
  }

  /** Go to a step; whoever goes there himself has stopped it going on. */
  goTo(step: number): void {
    this.pause();
    this.#show(step);
  }

  /** Start or stop; at the end it starts again from the beginning. */
  toggle(): void {
    if (this.playing) return this.pause();
    if (this.atEnd) this.#show(1);
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    if (this.playing) this.#wait();
  }

  #show(step: number): void {
    const wanted = Math.min(Math.max(step, 1), this.count);
    this.onward = wanted === this.step + 1;
    this.step = wanted;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#show(this.step + 1);
      if (this.atEnd) this.playing = false;
      else this.#wait();
    }, STEP_MS / this.speed);
  }
}
