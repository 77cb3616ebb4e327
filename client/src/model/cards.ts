import { HIDDEN_CARD } from '../protocol/messages';

export type Suit = 's' | 'h' | 'd' | 'c';

export const RANKS = '23456789TJQKA';
export const SUITS: readonly Suit[] = ['s', 'h', 'd', 'c'];

export interface Face {
  /** One of RANKS. */
  rank: string;
  suit: Suit;
}

/** The face of a card text, or null for a card the viewer may not see. */
export function faceOf(card: string): Face | null {
  if (card === HIDDEN_CARD) return null;
  const [rank = '', suit = ''] = card;
  if (card.length !== 2 || !RANKS.includes(rank) || !SUITS.includes(suit as Suit)) {
    throw new Error(`not a card: ${card}`);
  }
  return { rank, suit: suit as Suit };
}

/** What is printed in the corner: a ten is "10". */
export function indexOf(rank: string): string {
  return rank === 'T' ? '10' : rank;
}
