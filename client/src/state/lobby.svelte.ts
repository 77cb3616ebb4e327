// The list of tables, kept current by the lobby's socket.

import { waitBefore } from '../protocol/backoff';
import { socketUrl } from '../protocol/connection';
import type { Lobby, LobbyRow } from '../protocol/messages';

export class LobbySession {
  #rows = $state.raw<LobbyRow[] | null>(null);
  #live = $state(false);
  #socket: WebSocket | null = null;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  /** The tables, or null before the first answer. */
  get rows(): LobbyRow[] | null {
    return this.#rows;
  }

  get live(): boolean {
    return this.#live;
  }

  open(): void {
    const socket = new WebSocket(socketUrl('/ws/lobby'));
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#attempt = 0;
      this.#live = true;
      this.#rows = (JSON.parse(event.data) as Lobby).rows;
    };
    socket.onclose = () => {
      if (socket !== this.#socket) return;
      this.#live = false;
      this.#retry = setTimeout(() => this.open(), waitBefore(this.#attempt));
      this.#attempt += 1;
    };
  }

  close(): void {
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}
