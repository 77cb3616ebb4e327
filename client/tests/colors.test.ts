// Every pair of colors that meets on a page, in both themes, and the suits of the three decks
// (CLIENT 8 and 9, 1.4.1, 1.4.3, 1.4.11, U44).

import { describe, expect, it } from 'vitest';
import { contrast, nearest, SIGHTS, tokens } from './colors';

/** Text on what it stands on. */
const TEXT: [string, string][] = [
  ...['ground', 'panel', 'cloth', 'cloth-deep'].map((on): [string, string] => ['ink', on]),
  ['muted', 'ground'],
  ['muted', 'panel'],
  ['faded', 'ground'],
  ['faded', 'panel'],
  ['on-cloth', 'cloth'],
  ['on-cloth', 'cloth-deep'],
  ['turn-text', 'ground'],
  ['turn-text', 'panel'],
  ['on-turn', 'turn'],
  ['on-fold', 'fold'],
  ['on-call', 'call'],
  ['wrong', 'ground'],
  ['wrong', 'panel'],
  ['card-ink', 'card'],
];

/** Edges of controls and marks that must be seen, on what they stand on. */
const EDGES: [string, string][] = [
  ['edge', 'ground'],
  ['edge', 'panel'],
  ['turn-edge', 'ground'],
  ['turn-edge', 'panel'],
  ['back-edge', 'back'],
];

const SUITS = ['spade', 'heart', 'diamond', 'club'];

/** Smallest distance of two suits that a deck promises, by sight. */
const DECKS: Record<string, Record<(typeof SIGHTS)[number], number>> = {
  classic: { normal: 55, protan: 10, deutan: 20, tritan: 16 },
  violet: { normal: 45, protan: 45, deutan: 45, tritan: 45 },
};

describe.each(['dark', 'light'] as const)('the %s theme', (theme) => {
  const color = (name: string) => {
    const found = tokens(theme).get(name);
    if (!found) throw new Error(`no token ${name}`);
    return found;
  };

  it.each(TEXT)('1.4.3 %s can be read on %s', (text, on) => {
    expect(contrast(color(text), color(on))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(EDGES)('1.4.11 %s can be seen on %s', (edge, on) => {
    expect(contrast(color(edge), color(on))).toBeGreaterThanOrEqual(3);
  });
});

describe('the decks', () => {
  it.each(['classic', 'violet', 'two'])('%s: every suit can be read on a card', (deck) => {
    const found = tokens('dark', deck);
    for (const suit of SUITS) {
      expect(contrast(found.get(suit)!, found.get('card')!)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(Object.keys(DECKS).flatMap((deck) => SIGHTS.map((sight) => [deck, sight] as const)))(
    '%s: suits differ for %s sight',
    (deck, sight) => {
      const found = tokens('dark', deck);
      const suits = SUITS.map((suit) => found.get(suit)!);
      expect(nearest(suits, sight)).toBeGreaterThanOrEqual(DECKS[deck]![sight]);
    },
  );

  it('the deck of two colors has exactly two', () => {
    const found = tokens('dark', 'two');
    expect(new Set(SUITS.map((suit) => found.get(suit))).size).toBe(2);
  });
});
