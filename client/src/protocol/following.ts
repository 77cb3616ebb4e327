// The table as its frames tell it: everybody's view, what changes in it, and what is the viewer's own.

import type { Changes, OwnView, SeatView } from './messages';

/** The view with its changes. Places that are not named stay as they are. */
export function changed(view: SeatView, changes: Changes): SeatView {
  const after = { ...view, ...changes };
  if (!changes.places) return after;
  const places = new Map([...view.places, ...changes.places].map((place) => [place.seat, place]));
  return { ...after, places: [...places.values()].filter(({ seat }) => seat <= after.max_seats) };
}

/** The table as a viewer sees it: what everybody sees, and over it what is his own. */
export function withOwn(view: SeatView, own: OwnView): SeatView {
  const { you, place, sitting_out, legal, hero, discards } = own;
  return {
    ...view,
    you,
    sitting_out,
    places: view.places.map((one) => (one.seat === place?.seat ? place : one)),
    hand: view.hand && { ...view.hand, legal, hero, discards },
  };
}
