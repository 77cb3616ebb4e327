// How a game is drawn. Nothing here says how it is played.

export interface GameLayout {
  /** Family of street names in the catalogue. */
  streets: 'stud' | 'draw';
  /** How wide own cards are: seven must fit a phone, and a draw hand is all there is to see (U10). */
  heroCards: 'of-seven' | 'of-five' | 'large';
  /** In stud the places of a row tell the street of each card, left to right (U5). */
  streetPerCard: boolean;
}

const STUD: GameLayout = { streets: 'stud', heroCards: 'of-seven', streetPerCard: true };
const DRAW: GameLayout = { streets: 'draw', heroCards: 'large', streetPerCard: false };

const LAYOUTS: Record<string, GameLayout> = {
  five_card_draw: DRAW,
  five_card_stud: { ...STUD, heroCards: 'of-five' },
};

export function layoutOf(game: string): GameLayout {
  return LAYOUTS[game] ?? STUD;
}
