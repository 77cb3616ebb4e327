// A socket that only listens, and comes back by itself: the lobby's, and a player's own.

import { waitBefore } from './backoff';
import { socketUrl } from './connection';

export interface FeedEvents<Message> {
  hear(message: Message): void;
  /** Whether what was heard last is what the server would say now. */
  live(live: boolean): void;
}

export class Feed<Message> {
  #path: string;
  #events: FeedEvents<Message>;
  #socket: WebSocket | null = null;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(path: string, events: FeedEvents<Message>) {
    this.#path = path;
    this.#events = events;
  }

  open(): void {
    const socket = new WebSocket(socketUrl(this.#path));
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#attempt = 0;
      this.#events.live(true);
      this.#events.hear(JSON.parse(event.data) as Message);
    };
    socket.onclose = () => {
      if (socket !== this.#socket) return;
      this.#events.live(false);
      this.#retry = setTimeout(() => this.open(), waitBefore(this.#attempt));
      this.#attempt += 1;
    };
  }

  /** Say something to the server, if it is there now. */
  say(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}
