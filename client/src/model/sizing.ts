// Choosing the amount of a pot-limit wager. All amounts are the seat's total on the street.

import type { Option } from '../protocol/messages';

export interface Preset {
  id: 'q' | 'h' | 'tq' | 'pot';
  to: number;
}

/** What is on the table when a wager is sized. `toCall` is the price, `bet` is already in front. */
export interface Spot {
  pot: number;
  toCall: number;
  bet: number;
}

export function clamp(to: number, wager: Option): number {
  return Math.min(Math.max(to, wager.to), wager.up_to);
}

/**
 * The four preset totals. A part of the pot is counted after the call; "pot" is simply the most
 * the server allows, so that the two can never disagree.
 */
export function presets(wager: Option, spot: Spot): Preset[] {
  const part = (share: number) => {
    const called = spot.bet + spot.toCall;
    return clamp(Math.round(called + share * (spot.pot + spot.toCall)), wager);
  };
  return [
    { id: 'q', to: part(0.25) },
    { id: 'h', to: part(0.5) },
    { id: 'tq', to: part(0.75) },
    { id: 'pot', to: wager.up_to },
  ];
}

/** One step of the plus and minus buttons and of the arrow keys, held within the limits. */
export function step(to: number, direction: 1 | -1, size: number, wager: Option): number {
  return clamp(to + direction * Math.max(1, size), wager);
}
