/**
 * Where a seat is drawn: 0 is the bottom center, counting clockwise as the players sit.
 *
 * The viewer's chair goes to the bottom; on the rail (`you` 0) the last chair does, so that
 * seat 1 is the first on the left. Seat numbers themselves never change (U7).
 */
export function slotOf(seat: number, you: number, seats: number): number {
  const bottom = you === 0 ? seats : you;
  return (seat - bottom + seats) % seats;
}

/** Seats in the order their slots are read, the bottom one last: top of the page first. */
export function seatsAround(you: number, seats: number): number[] {
  const all = Array.from({ length: seats }, (_, index) => index + 1);
  const last = (seat: number) => slotOf(seat, you, seats) || seats;
  return all.sort((a, b) => last(a) - last(b));
}
