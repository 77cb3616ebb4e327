import type { SeatView } from '../protocol/messages';

/** Which marker lies at this seat: the stud button, the dealer's button or none. */
export function markerAt({ marker }: SeatView, seat: number): 'stud' | 'dealer' | null {
  const [kind, at] = marker;
  return at === seat && (kind === 'stud' || kind === 'dealer') ? kind : null;
}
