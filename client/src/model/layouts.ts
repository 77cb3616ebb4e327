// How a game is drawn. Nothing here says how it is played.

export interface GameLayout {
  /** Family of street names in the catalogue. */
  streets: 'stud' | 'draw';
  /** Own cards are large when there is nothing else in the middle to look at (U10). */
  heroCards: 'rows-of-seven' | 'large';
  /** In stud the places of a row tell the street of each card, left to right (U5). */
  streetPerCard: boolean;
}

const STUD: GameLayout = { streets: 'stud', heroCards: 'rows-of-seven', streetPerCard: true };
const DRAW: GameLayout = { streets: 'draw', heroCards: 'large', streetPerCard: false };

const LAYOUTS: Record<string, GameLayout> = {
  five_card_draw: DRAW,
};

export function layoutOf(game: string): GameLayout {
  return LAYOUTS[game] ?? STUD;
}
