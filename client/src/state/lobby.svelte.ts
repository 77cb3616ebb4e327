// The list of tables, kept current by the lobby's socket.

import { Feed } from '../protocol/feed';
import type { Closing, Lobby, LobbyRow, TablePanel } from '../protocol/messages';
import { refreshPlayer } from './session.svelte';

export class LobbySession {
  #rows = $state.raw<LobbyRow[] | null>(null);
  #live = $state(false);
  #looked = '';
  #panel = $state.raw<TablePanel | null>(null);
  #feed = new Feed<Lobby | TablePanel | Closing>('/ws/lobby', {
    hear: (message) => {
      if (message.t === 'lobby') this.#rows = message.rows;
      if (message.t === 'panel' && message.table === this.#looked) this.#panel = message;
      if (message.t === 'closing' && message.reason === 'signed_out') void refreshPlayer();
    },
    live: (live) => {
      // A new socket does not know what was looked at.
      if (live && !this.#live) this.#feed.say({ t: 'look', table: this.#looked });
      this.#live = live;
    },
  });

  /** The table that is looked at closer, null before the server has shown it. */
  get panel(): TablePanel | null {
    return this.#panel;
  }

  /** Look at this table closer, "" for none. */
  look(table: string): void {
    if (table === this.#looked) return;
    this.#looked = table;
    this.#panel = null;
    this.#feed.say({ t: 'look', table });
  }

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
