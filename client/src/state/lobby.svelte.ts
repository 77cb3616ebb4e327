// The list of tables, kept current by the lobby's socket.

import { Feed } from '../protocol/feed';
import type { Closing, Lobby, LobbyRow } from '../protocol/messages';

export class LobbySession {
  #rows = $state.raw<LobbyRow[] | null>(null);
  #live = $state(false);
  #feed = new Feed<Lobby | Closing>('/ws/lobby', {
    hear: (message) => {
      if (message.t === 'lobby') this.#rows = message.rows;
    },
    live: (live) => (this.#live = live),
  });

  /** The tables, or null before the first answer. */
  get rows(): LobbyRow[] | null {
    return this.#rows;
  }

  get live(): boolean {
    return this.#live;
  }

  open(): void {
    this.#feed.open();
  }

  close(): void {
    this.#feed.close();
  }
}
