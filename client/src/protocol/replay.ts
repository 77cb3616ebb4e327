// A finished hand step by step, as the server tells it to this reader (docs/protocol.md).

import { ask } from './api';
import type { CardView, HandView, Line, Place, SeatView } from './messages';

/** A hand that lies face down at this step and that the reader learned later. */
export interface KnownHand {
  seat: number;
  cards: CardView[];
}

/** `places`: the chairs that changed since the step before; the first step has all of them. */
export interface ReplayStep {
  places: Place[];
  hand: HandView;
  lines: Line[];
  known: KnownHand[];
}

export interface Replay {
  view: SeatView;
  steps: ReplayStep[];
  /** Played in practice, with hints beside the cards. */
  aided: boolean;
}

export type ReplayView = 'seat' | 'public';

export function replayOf(hand: string, view: ReplayView): Promise<Replay> {
  return ask<Replay>(`/api/hands/${encodeURIComponent(hand)}/replay?view=${view}`);
}
