// One tournament, kept current by its socket, with a clock that runs on between two frames.

import { ApiError } from '../protocol/api';
import { Feed } from '../protocol/feed';
import type { Closing } from '../protocol/messages';
import { order, type TournamentNow, type TournamentOrder } from '../protocol/tournaments';
import { refusalText } from '../model/words';
import { refreshPlayer } from './session.svelte';

export class TournamentSession {
  #now = $state.raw<TournamentNow | null>(null);
  #live = $state(false);
  #problem = $state('');
  #busy = $state(false);
  /** Milliseconds of the server's clock, by the second. */
  #time = $state(0);
  #offset = 0;
  #ticking: ReturnType<typeof setInterval> | undefined;
  #feed: Feed<TournamentNow | Closing>;

  constructor(readonly tournament: string) {
    this.#feed = new Feed(`/ws/tournament/${encodeURIComponent(tournament)}`, {
      hear: (message) => {
        if (message.t === 'tournament') this.#take(message);
      },
      live: (live) => (this.#live = live),
    });
  }

  get now(): TournamentNow | null {
    return this.#now;
  }

  get live(): boolean {
    return this.#live;
  }

  /** Why the last order was refused, in words; "" when it was not. */
  get problem(): string {
    return this.#problem;
  }

  get busy(): boolean {
    return this.#busy;
  }

  /** Milliseconds left of the level or break. */
  get left(): number {
    const now = this.#now;
    if (!now) return 0;
    return Math.max(0, now.clock - (now.ticking ? this.#time - now.now : 0));
  }

  /** Milliseconds until a time of the server. */
  until(time: number): number {
    return Math.max(0, time - this.#time);
  }

  open(): void {
    this.#feed.open();
    this.#ticking = setInterval(() => (this.#time = Date.now() + this.#offset), 500);
  }

  close(): void {
    this.#feed.close();
    clearInterval(this.#ticking);
  }

  async order(wanted: TournamentOrder): Promise<void> {
    this.#busy = true;
    this.#problem = '';
    try {
      this.#take(await order(this.tournament, wanted));
      await refreshPlayer();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#problem = refusalText(error);
    } finally {
      this.#busy = false;
    }
  }

  #take(message: TournamentNow): void {
    this.#offset = message.now - Date.now();
    this.#time = message.now;
    this.#now = message;
  }
}
