// The buttons of a turn, made from the server's legal list and from nothing else.

import type { Option, OptionKind } from '../protocol/messages';
import type { Meaning } from './guard';

/** Left is the fold family, middle check and call, right what raises the price (rule R5). */
export type Column = 'left' | 'middle' | 'right';

export interface ActButton {
  option: Option;
  column: Column;
  /** Test id, and key of the label in the catalogue. */
  id: string;
}

/**
 * turn: fold, check or call, wager. bring_in: the two ways to open, no fold (R3.12).
 * draw: exchange cards. show: show or muck. none: nothing is asked of this viewer.
 */
export type BarMode = 'none' | 'turn' | 'bring_in' | 'draw' | 'show';

export interface ActionBar {
  mode: BarMode;
  buttons: ActButton[];
  /** The wager whose amount the player chooses (pot-limit), if there is one. */
  sized: Option | null;
  /** The exchange of cards, if that is asked. */
  discard: Option | null;
}

const COLUMNS: Record<OptionKind, Column> = {
  fold: 'left',
  muck: 'left',
  check: 'middle',
  call: 'middle',
  bring_in: 'middle',
  discard: 'middle',
  bet: 'right',
  complete: 'right',
  raise: 'right',
  show: 'right',
};

const IDS: Record<OptionKind, string> = {
  fold: 'act-fold',
  muck: 'act-muck',
  check: 'act-check',
  call: 'act-call',
  bring_in: 'act-bringin',
  discard: 'act-draw',
  bet: 'act-bet',
  complete: 'act-complete',
  raise: 'act-raise',
  show: 'act-show',
};

const COLUMN_ORDER: Record<Column, number> = { left: 0, middle: 1, right: 2 };

export function actionBar(legal: readonly Option[]): ActionBar {
  const discard = legal.find((option) => option.kind === 'discard') ?? null;
  const buttons = legal.filter((option) => option.kind !== 'discard').map(buttonFor);
  buttons.sort(
    (a, b) => COLUMN_ORDER[a.column] - COLUMN_ORDER[b.column] || a.option.to - b.option.to,
  );
  markHigherWagers(buttons);
  const sized = legal.find((option) => option.up_to > option.to) ?? null;
  return { mode: modeOf(legal, discard), buttons, sized, discard };
}

/** What the buttons are and cost. When it changes under the pointer, input waits (rule R6). */
export function meaningOf(bar: ActionBar): Meaning {
  const meaning: Record<string, string> = {};
  for (const { column, option } of bar.buttons) {
    const act = `${option.kind} ${option.to}`;
    meaning[column] = column in meaning ? `${meaning[column]}, ${act}` : act;
  }
  return meaning;
}

function buttonFor(option: Option): ActButton {
  return { option, column: COLUMNS[option.kind], id: IDS[option.kind] };
}

/** With an open pair there are two bets, or two raises; the dearer is `act-bet-high` (B16). */
function markHigherWagers(buttons: ActButton[]): void {
  const seen = new Set<OptionKind>();
  for (const button of buttons) {
    if (seen.has(button.option.kind)) button.id += '-high';
    seen.add(button.option.kind);
  }
}

function modeOf(legal: readonly Option[], discard: Option | null): BarMode {
  if (legal.length === 0) return 'none';
  if (discard) return 'draw';
  const offers = (kind: OptionKind) => legal.some((option) => option.kind === kind);
  if (offers('bring_in') && !offers('fold')) return 'bring_in';
  if (offers('show') || offers('muck')) return 'show';
  return 'turn';
}
