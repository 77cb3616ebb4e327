// What a client holds of a table, as a pure fold of the server's messages.

import { NO_CHAT, hear, isOfChat, refuseChat, type ChatState } from './chat_state';
import { changed, withOwn } from './following';
import {
  VERSION,
  type AidsMessage,
  type AnteQuestion,
  type ClosingReason,
  type HandView,
  type Hosting,
  type Line,
  type Option,
  type Order,
  type Refused,
  type SeatView,
  type ServerMessage,
  type Snapshot,
  type Update,
  type OfTournament,
  type Wishes,
} from './messages';

/** The log keeps this many lines; older hands are in the history of the room. */
const LOG_LINES = 400;

export type Names = Readonly<Record<number, string>>;

/** A line with the names the seats had when it was said; players come and go. */
export interface LogEntry {
  key: number;
  /** Id and number of the hand; "" and 0 between hands. */
  hand: string;
  number: number;
  line: Line;
  names: Names;
}

export interface TableState {
  /** The last frame's number; null before the first snapshot. */
  seq: number | null;
  view: SeatView | null;
  /** The same as everybody sees it, which is what updates change. */
  everybodys: SeatView | null;
  /** What the viewer is asked about his next ante, and what he wishes; null without a chair. */
  ante: AnteQuestion | null;
  wishes: Wishes | null;
  /** What the host has asked of the table; null for nothing. */
  hosting: Hosting | null;
  /** Players who wait to be let in, for who runs the table. */
  asking: number;
  /** The tournament the table belongs to, null for a cash table. */
  tournament: OfTournament | null;
  player: string;
  name: string;
  wallet: number;
  /** Server clock minus our clock in milliseconds. */
  clockOffset: number;
  log: readonly LogEntry[];
  /** The hand that has ended last; the list of LAST HAND follows it. */
  ended: string;
  /** Lines that came with the last frame alone: what motion, sound and speech react to. */
  fresh: readonly LogEntry[];
  /** Codes of the last update's events; empty after a snapshot, which must not be animated. */
  events: readonly string[];
  /** The hints of a practice table; null at every other one. */
  aids: AidsMessage | null;
  /** Orders sent and not yet answered, oldest first. */
  unanswered: readonly Order[];
  /** The act sent for this decision; its buttons stay off until the server has spoken. */
  acted: { id: string; hand: string; decision: number } | null;
  /** The last refusal, until something newer happens. */
  refusal: (Refused & { order: Order | null }) | null;
  /** Why nothing more comes; `renewed`: the server is newer than the page. */
  closing: ClosingReason | 'renewed' | null;
  chat: ChatState;
  nextKey: number;
}

/**
 * `resume`: a frame is missing; the socket must be opened anew naming the last one seen. `stop`: the
 * server speaks otherwise than this page; no frame after this one can be read.
 */
export type Effect = 'none' | 'resume' | 'stop';

export const EMPTY: TableState = {
  seq: null,
  view: null,
  everybodys: null,
  ante: null,
  wishes: null,
  hosting: null,
  asking: 0,
  tournament: null,
  player: '',
  name: '',
  wallet: 0,
  clockOffset: 0,
  log: [],
  ended: '',
  fresh: [],
  events: [],
  aids: null,
  unanswered: [],
  acted: null,
  refusal: null,
  closing: null,
  chat: NO_CHAT,
  nextKey: 1,
};

/** Fold one message in. `receivedAt` is our clock in milliseconds. */
export function receive(
  state: TableState,
  message: ServerMessage,
  receivedAt: number,
): [TableState, Effect] {
  switch (message.t) {
    case 'welcome':
      if (message.version !== VERSION) return [{ ...state, closing: 'renewed' }, 'stop'];
      return [
        {
          ...state,
          player: message.player,
          name: message.name,
          wallet: message.wallet,
          clockOffset: message.now - receivedAt,
          aids: null,
          closing: null,
        },
        'none',
      ];
    case 'pong':
      return [{ ...state, clockOffset: message.now - receivedAt }, 'none'];
    case 'snapshot': {
      const shown = show(state, message, message.view, 'whole hand');
      const offset = message.now - receivedAt;
      return [{ ...shown, seq: message.seq, clockOffset: offset, events: [] }, 'none'];
    }
    case 'update': {
      if (state.seq === null || !state.everybodys) return [state, 'resume'];
      if (message.seq > state.seq + 1) return [state, 'resume'];
      if (message.seq <= state.seq) return [state, 'none'];
      const everybodys = changed(state.everybodys, message.changes);
      const shown = show(state, message, everybodys, 'new lines');
      return [
        {
          ...shown,
          seq: message.seq,
          clockOffset: message.now - receivedAt,
          events: message.events ?? [],
          wallet: message.wallet ?? state.wallet,
        },
        'none',
      ];
    }
    case 'asking':
      return [{ ...state, asking: message.count }, 'none'];
    case 'aids':
      return [{ ...state, aids: message }, 'none'];
    case 'wishes':
      return [{ ...state, wishes: message.wishes }, 'none'];
    case 'done':
      return [{ ...state, unanswered: without(state.unanswered, message.id) }, 'none'];
    case 'refused':
      return [refuse(state, message), 'none'];
    case 'closing':
      return [close(state, message.reason), 'none'];
    case 'chat':
    case 'chat_said':
    case 'chat_removed':
      return [{ ...state, chat: hear(state.chat, message) }, 'none'];
  }
}

/** Who was signed out comes back as somebody else: nothing is resumed, no order is sent again. */
function close(state: TableState, reason: ClosingReason): TableState {
  if (reason !== 'signed_out') return { ...state, closing: reason };
  return { ...state, closing: reason, seq: null, unanswered: [], acted: null };
}

/** Note an order that is about to be sent. */
export function order(state: TableState, sent: Order): TableState {
  const unanswered = [...state.unanswered, sent];
  if (isOfChat(sent)) return { ...state, unanswered, chat: { ...state.chat, refusal: null } };
  const acted =
    sent.t === 'act' ? { id: sent.id, hand: sent.hand, decision: sent.decision } : state.acted;
  return { ...state, acted, refusal: null, unanswered };
}

/** Whether the viewer's act for the decision on screen is already on its way. */
export function hasActed(state: TableState): boolean {
  const hand = state.view?.hand;
  const acted = state.acted;
  return !!hand && !!acted && acted.hand === hand.hand && acted.decision === hand.decision;
}

function without(orders: readonly Order[], id: string): Order[] {
  return orders.filter((order) => order.id !== id);
}

function refuse(state: TableState, refused: Refused): TableState {
  const order = state.unanswered.find((candidate) => candidate.id === refused.id) ?? null;
  if (isOfChat(order)) {
    const unanswered = without(state.unanswered, refused.id);
    return { ...state, unanswered, chat: refuseChat(state.chat, refused, order) };
  }
  return {
    ...state,
    unanswered: without(state.unanswered, refused.id),
    acted: state.acted?.id === refused.id ? null : state.acted,
    refusal: { ...refused, order },
    view: state.view && withCurrentChoice(state.view, refused.decision, refused.legal ?? []),
  };
}

/** A refusal says what may be done now; the buttons follow it at once (P42). */
function withCurrentChoice(view: SeatView, decision: number, legal: Option[]): SeatView {
  if (!view.hand || decision <= view.hand.decision || legal.length === 0) return view;
  const hand: HandView = { ...view.hand, decision, legal, asked: view.you };
  return { ...view, hand };
}

function show(
  state: TableState,
  { own, lines, ante, wishes, hosting, tournament }: Snapshot | Update,
  everybodys: SeatView,
  are: 'whole hand' | 'new lines',
): TableState {
  const view = withOwn(everybodys, own);
  const hand = view.hand?.hand ?? '';
  const names = namesOf(view);
  const number = view.hand?.number ?? 0;
  const fresh = lines.map((line, index) => {
    return { key: state.nextKey + index, hand, number, line, names };
  });
  const kept = are === 'whole hand' ? state.log.filter((entry) => entry.hand !== hand) : state.log;
  const log = [...kept, ...fresh].slice(-LOG_LINES);
  const moved = view.hand?.decision !== state.view?.hand?.decision;
  return {
    ...state,
    view,
    everybodys,
    ante,
    wishes,
    hosting,
    tournament: tournament ?? null,
    log,
    fresh: are === 'whole hand' ? [] : fresh,
    ended: view.hand?.phase === 'over' ? view.hand.hand : state.ended,
    refusal: moved ? null : state.refusal,
    nextKey: state.nextKey + fresh.length,
  };
}

function namesOf(view: SeatView): Names {
  return Object.fromEntries(view.places.map((place) => [place.seat, place.name]));
}
