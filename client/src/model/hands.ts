/** A hand code taken apart: which hand it is and the ranks in naming order, kickers last. */
export interface HandName {
  category: Category;
  ranks: string[];
}

export const CATEGORIES = [
  'high-card',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
] as const;

export type Category = (typeof CATEGORIES)[number];

/** Read a hand code ("6KQ---", see docs/protocol.md); null for "" and anything else. */
export function readHandCode(code: string): HandName | null {
  const match = /^(\d)([2-9TJQKA-]{5})$/.exec(code);
  if (!match) return null;
  const [, digit = '', letters = ''] = match;
  const category = CATEGORIES[Number(digit)];
  if (!category) return null;
  return { category, ranks: letters.split('').filter((letter) => letter !== '-') };
}
