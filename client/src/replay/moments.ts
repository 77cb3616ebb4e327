// The steps of a replay put together into whole tables, and where in it one is.

import type { Place, SeatView } from '../protocol/messages';
import type { KnownHand, Replay } from '../protocol/replay';
import type { LogEntry } from '../protocol/table_state';

/** The whole table at one step, and how many lines the dealer has said by then. */
export interface Moment {
  view: SeatView;
  known: KnownHand[];
  said: number;
}

export function momentsOf(replay: Replay): Moment[] {
  const places = new Map<number, Place>();
  let said = 0;
  return replay.steps.map((step) => {
    for (const place of step.places) places.set(place.seat, place);
    said += step.lines.length;
    // Before the cards the table waits for nothing here: the hand has begun.
    const phase = step.hand.phase === 'waiting' ? 'betting' : step.hand.phase;
    const view = { ...replay.view, places: [...places.values()], hand: { ...step.hand, phase } };
    return { view, known: step.known, said };
  });
}

/** The table of a moment with the hands that were learned later turned up. */
export function lookAhead({ view, known }: Moment): SeatView {
  const cards = new Map(known.map((one) => [one.seat, one.cards]));
  const places = view.places.map((place) => ({
    ...place,
    cards: cards.get(place.seat) ?? place.cards,
  }));
  return { ...view, places };
}

/** All lines of the dealer in order. */
export function linesOf(replay: Replay): LogEntry[] {
  const names = Object.fromEntries(replay.view.places.map((place) => [place.seat, place.name]));
  const { hand = '', number = 0 } = replay.view.hand ?? {};
  const lines = replay.steps.flatMap((step) => step.lines);
  return lines.map((line, key) => ({ key, hand, number, line, names }));
}

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** A speed as an address names it; 1 for what is none. */
export function speedNamed(text: string | null): number {
  return SPEEDS.find((speed) => String(speed) === text) ?? 1;
}

/** A step as an address names it, counted from 1; the nearest there is. */
export function stepNamed(text: string | null, count: number): number {
  const wanted = text !== null && /^\d{1,6}$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(wanted, 1), count);
}
