// A table on screen: the folded state, its socket, and the player's orders.

import { Connection, socketUrl, type ConnectionState } from '../protocol/connection';
import { newId } from '../protocol/ids';
import type { Option, Order, SeatView, ServerMessage } from '../protocol/messages';
import { EMPTY, hasActed, order, receive, type Effect, type TableState } from '../protocol/table_state';
import { refreshPlayer } from './session.svelte';

/** Where frames come from and orders go to. */
export interface Line {
  open(): void;
  close(): void;
  restart(): void;
  send(order: Order): boolean;
}

export interface LineEvents {
  message(message: ServerMessage): Effect;
  state(state: ConnectionState): void;
  lastSeen(): number | null;
}

export type MakeLine = (table: string, events: LineEvents) => Line;
type NewOrder = Order extends infer One ? (One extends Order ? Omit<One, 'id'> : never) : never;

export class TableSession {
  readonly table: string;
  #state = $state.raw<TableState>(EMPTY);
  #connection = $state<ConnectionState>('connecting');
  #line: Line;

  constructor(table: string, makeLine: MakeLine = realLine) {
    this.table = table;
    this.#line = makeLine(table, {
      message: (message) => this.#hear(message),
      state: (state) => (this.#connection = state),
      lastSeen: () => this.#state.seq,
    });
  }

  get state(): TableState {
    return this.#state;
  }

  get view(): SeatView | null {
    return this.#state.view;
  }

  get connection(): ConnectionState {
    return this.#connection;
  }

  /** Whether what is on screen is what the server last said. */
  get live(): boolean {
    return this.#connection === 'live' && this.#state.closing === null;
  }

  /** Whether an act would be sent now. */
  get mayAct(): boolean {
    const hand = this.#state.view?.hand;
    return this.live && !!hand && hand.legal.length > 0 && !hasActed(this.#state);
  }

  /** Server time now, in milliseconds. */
  now(): number {
    return Date.now() + this.#state.clockOffset;
  }

  open(): void {
    this.#line.open();
  }

  close(): void {
    this.#line.close();
  }

  /** Open the socket anew: the player signed in, or takes the table over from another tab. */
  restart(): void {
    this.#state = { ...this.#state, closing: null };
    this.#line.restart();
  }

  /** Act on the decision on screen; a second click for the same decision sends nothing. */
  act(option: Option, cards: string[] = [], to = option.to): void {
    const hand = this.#state.view?.hand;
    if (!hand || !this.mayAct) return;
    const amount = NAMES_AMOUNT.has(option.kind) ? { to } : {};
    this.send({
      t: 'act',
      hand: hand.hand,
      decision: hand.decision,
      act: option.kind,
      ...amount,
      ...(option.kind === 'discard' ? { cards } : {}),
    });
  }

  /** The wallet changed by a call that was no order of this table. */
  refill(wallet: number): void {
    this.#state = { ...this.#state, wallet };
  }

  send(wanted: NewOrder): void {
    if (!this.live) return;
    const sent = { ...wanted, id: newId() } as Order;
    if (this.#line.send(sent)) this.#state = order(this.#state, sent);
  }

  /** Forget the last refusal: the player has read it. */
  dismiss(): void {
    this.#state = { ...this.#state, refusal: null };
  }

  #hear(message: ServerMessage): Effect {
    const [state, effect] = receive(this.#state, message, Date.now());
    this.#state = state;
    // An order without an answer is sent again under its own id; the server answers it once.
    if (message.t === 'welcome' && effect !== 'stop') this.#resendSoon();
    if (message.t === 'closing' && message.reason === 'signed_out') void refreshPlayer();
    return effect;
  }

  #resendSoon(): void {
    queueMicrotask(() => {
      for (const waiting of this.#state.unanswered) this.#line.send(waiting);
    });
  }
}

/** Acts that name their total; check and call name the one the player saw (P49). */
const NAMES_AMOUNT = new Set(['check', 'call', 'bet', 'complete', 'raise']);

function realLine(table: string, events: LineEvents): Line {
  const path = `/ws/table/${encodeURIComponent(table)}`;
  const url = (last: number | null) => socketUrl(last === null ? path : `${path}?last=${last}`);
  return new Connection(url, events);
}
