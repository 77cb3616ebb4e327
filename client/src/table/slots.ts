// Where the chairs of a desktop table stand: 0 is the bottom center, then clockwise.

export type Side = 'bottom' | 'left' | 'top' | 'right';

export interface Slot {
  /** Center of the seat in percent of the table's width. */
  x: number;
  /** Top of the seat's cards in percent of the table's height; the bottom seat hangs at the foot. */
  y: number;
  /** The side it sits on; its chips lie towards the middle. */
  side: Side;
}

const BOTTOM: Slot = { x: 50, y: 77, side: 'bottom' };

const SIX: Slot[] = [
  BOTTOM,
  { x: 11.6, y: 40, side: 'left' },
  { x: 31.9, y: 4, side: 'top' },
  { x: 50, y: 4, side: 'top' },
  { x: 68.1, y: 4, side: 'top' },
  { x: 88.4, y: 40, side: 'right' },
];

const EIGHT: Slot[] = [
  BOTTOM,
  { x: 9.5, y: 56, side: 'left' },
  { x: 14.2, y: 20, side: 'left' },
  { x: 32.5, y: 3, side: 'top' },
  { x: 50, y: 3, side: 'top' },
  { x: 67.5, y: 3, side: 'top' },
  { x: 85.8, y: 20, side: 'right' },
  { x: 90.5, y: 56, side: 'right' },
];

const NINE: Slot[] = [
  BOTTOM,
  { x: 9.5, y: 58, side: 'left' },
  { x: 9.5, y: 26, side: 'left' },
  { x: 23.5, y: 1, side: 'top' },
  { x: 41.2, y: 1, side: 'top' },
  { x: 58.8, y: 1, side: 'top' },
  { x: 76.5, y: 1, side: 'top' },
  { x: 90.5, y: 26, side: 'right' },
  { x: 90.5, y: 58, side: 'right' },
];

const TEN: Slot[] = [
  BOTTOM,
  { x: 9.5, y: 62, side: 'left' },
  { x: 9.5, y: 36, side: 'left' },
  { x: 14.5, y: 8, side: 'left' },
  { x: 33, y: 1, side: 'top' },
  { x: 50, y: 1, side: 'top' },
  { x: 67, y: 1, side: 'top' },
  { x: 85.5, y: 8, side: 'right' },
  { x: 90.5, y: 36, side: 'right' },
  { x: 90.5, y: 62, side: 'right' },
];

/** Chairs of the six- and eight-seat tables that smaller tables use, so that they stay spread. */
const PICKED: Record<number, [Slot[], number[]]> = {
  2: [SIX, [0, 3]],
  3: [SIX, [0, 2, 4]],
  4: [SIX, [0, 1, 3, 5]],
  5: [SIX, [0, 1, 2, 4, 5]],
  6: [SIX, [0, 1, 2, 3, 4, 5]],
  7: [EIGHT, [0, 1, 2, 3, 5, 6, 7]],
  8: [EIGHT, [0, 1, 2, 3, 4, 5, 6, 7]],
  9: [NINE, [0, 1, 2, 3, 4, 5, 6, 7, 8]],
  10: [TEN, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
};

export function slotsFor(seats: number): Slot[] {
  const picked = PICKED[seats];
  if (!picked) throw new Error(`no table for ${seats} seats`);
  const [all, which] = picked;
  return which.map((index) => all[index] ?? BOTTOM);
}
