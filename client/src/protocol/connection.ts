// One socket to one table that comes back by itself. It knows frames and clocks, not poker.

import { waitBefore } from './backoff';
import type { Order, Ping, ServerMessage } from './messages';
import type { Effect } from './table_state';

/** live: frames may be trusted. broken: what is on screen may be old. ended: no more attempts. */
export type ConnectionState = 'connecting' | 'live' | 'broken' | 'ended';

const PING_EVERY_MS = 10_000;
const SILENCE_MS = 5_000;
/** After this long asleep the socket is not trusted without an answer (half-open sockets). */
const CHECK_AFTER_MS = 2_000;

export interface ConnectionEvents {
  /** Every message in order; what is to become of the socket then. */
  message(message: ServerMessage): Effect;
  state(state: ConnectionState): void;
  /** The number of the last frame seen, null for none. */
  lastSeen(): number | null;
}

export class Connection {
  #url: (last: number | null) => string;
  #events: ConnectionEvents;
  #socket: WebSocket | null = null;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #heardAt = 0;
  #state: ConnectionState = 'connecting';

  constructor(url: (last: number | null) => string, events: ConnectionEvents) {
    this.#url = url;
    this.#events = events;
  }

  open(): void {
    window.addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  /** Close for good. */
  close(): void {
    window.removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#drop();
    clearTimeout(this.#retry);
    this.#become('ended');
  }

  /** Come back now, with a new socket: after a takeover, a sign-in or a missing frame. */
  restart(): void {
    this.#drop();
    this.#attempt = 0;
    this.#become('broken');
    this.#connect();
  }

  /** Send an order; false when there is no live socket. */
  send(message: Order | Ping): boolean {
    if (this.#state !== 'live' || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = new WebSocket(this.#url(this.#events.lastSeen()));
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(socket, event.data);
    socket.onclose = () => this.#lose(socket);
  }

  #hear(socket: WebSocket, text: string): void {
    if (socket !== this.#socket) return;
    this.#heardAt = Date.now();
    clearTimeout(this.#silence);
    const message = JSON.parse(text) as ServerMessage;
    const effect = this.#events.message(message);
    if (effect === 'stop') {
      this.close();
      return;
    }
    if (message.t === 'welcome') this.#settle();
    if (message.t === 'closing' && endsForGood(message.reason)) this.close();
    else if (effect === 'resume') this.#lose(socket);
  }

  #settle(): void {
    this.#attempt = 0;
    this.#become('live');
    clearInterval(this.#pinger);
    this.#pinger = setInterval(() => this.#ping(), PING_EVERY_MS);
  }

  #ping(): void {
    if (!this.send({ t: 'ping', at: Date.now() })) return;
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.restart(), SILENCE_MS);
  }

  #lose(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#drop();
    if (this.#state === 'ended') return;
    this.#become('broken');
    this.#retry = setTimeout(() => this.#connect(), waitBefore(this.#attempt));
    this.#attempt += 1;
  }

  #drop(): void {
    clearInterval(this.#pinger);
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #hurry = (): void => {
    if (document.hidden || this.#state === 'ended') return;
    if (this.#state === 'live') {
      if (Date.now() - this.#heardAt > CHECK_AFTER_MS) this.#ping();
      return;
    }
    this.#drop();
    this.#connect();
  };

  #become(state: ConnectionState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#events.state(state);
  }
}

function endsForGood(reason: string): boolean {
  return reason === 'taken_over' || reason === 'table_closed';
}

/** The address of a socket on the server this page came from. */
export function socketUrl(path: string, place: Location = window.location): string {
  return `${place.protocol === 'https:' ? 'wss' : 'ws'}://${place.host}${path}`;
}
