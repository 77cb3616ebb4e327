// The boxes a player ticks before his turn, made from what the server offers (CLIENT section 5).

import type { AdvanceKind, AdvanceOption } from '../protocol/messages';
import type { Meaning } from './guard';

/** Left and middle are where the buttons of the same meaning will be (R5); `above` has none. */
export type BoxPlace = 'left' | 'middle' | 'above';

export interface Box {
  option: AdvanceOption;
  place: BoxPlace;
  /** Test id, and key of the label in the catalogue. */
  id: string;
  chosen: boolean;
}

const PLACES: Record<AdvanceKind, BoxPlace> = {
  fold: 'left',
  check_fold: 'left',
  check: 'middle',
  call: 'middle',
  call_any: 'above',
};

const IDS: Record<AdvanceKind, string> = {
  fold: 'pre-fold',
  check_fold: 'pre-checkfold',
  check: 'pre-check',
  call: 'pre-call',
  call_any: 'pre-callany',
};

/** The boxes; a chosen one keeps the amount it was chosen for. */
export function boxes(offered: readonly AdvanceOption[], chosen: AdvanceOption | null): Box[] {
  return offered.map((option) => {
    const isChosen = option.kind === chosen?.kind;
    return {
      option: isChosen && chosen ? chosen : option,
      place: PLACES[option.kind],
      id: IDS[option.kind],
      chosen: isChosen,
    };
  });
}

/** What the boxes mean; when one changes its meaning under the pointer, input waits (R4). */
export function meaningOfBoxes(shown: readonly Box[]): Meaning {
  return Object.fromEntries(
    shown.map(({ place, option }) => [place, `${option.kind} ${option.to}`]),
  );
}
