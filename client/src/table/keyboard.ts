// The keys of the table page and what they do (U46, section 9).

import { prefer, preferences } from '../state/preferences.svelte';
import { nextTable } from '../state/open_tables.svelte';
import { t } from '../texts/index.svelte';
import { actionOf, isBankKey, isForTable, isPlainDigit, type KeyAction } from './keys';
import type { TablePageState } from './page_state.svelte';
import {
  aidsSentence,
  foldedSentence,
  handSentence,
  priceSentence,
  seatSentence,
  timeSentence,
} from './sentences';

/** What the keyboard asks of the action bar. */
export interface Buttons {
  pressKind(...kinds: string[]): void;
  standPat(): void;
}

type Deed = (event: KeyboardEvent) => void;

/** Does what a pressed key means at this table; `buttons` may be missing before the first view. */
export function keyboard(
  page: TablePageState,
  buttons: () => Buttons | undefined,
): (event: KeyboardEvent) => void {
  // After the key that asks for a seat the next digit is the seat's number.
  let seatAsked = false;

  const deeds: Record<KeyAction, Deed> = {
    fold: () => buttons()?.pressKind('fold'),
    'check-call': () => buttons()?.pressKind('check', 'call'),
    wager: () => buttons()?.pressKind('bet', 'complete', 'raise'),
    'bring-in': () => buttons()?.pressKind('bring_in'),
    stand: () => buttons()?.standPat(),
    mark: (event) => {
      const index = Number(event.key) - 1;
      if (index < (page.hero?.cards.length ?? 0)) page.toggle(index);
    },
    'last-hand': () => page.open('last-hand'),
    'time-bank': () => page.useBank(),
    'next-table': () => nextTable(page.table),
    zen: () => prefer({ zen: !preferences.zen }),
    list: () => page.open('keys'),
    'speak-price': () => page.say(priceSentence(page)),
    'speak-hand': () => page.say(handSentence(page)),
    'speak-seat': () => {
      seatAsked = true;
      page.say(t('announce-seat'));
    },
    'speak-folded': () => page.say(foldedSentence(page)),
    'speak-time': () => page.say(timeSentence(page)),
    'speak-aids': () => page.say(aidsSentence(page)),
  };

  return (event) => {
    if (!preferences.keys || !page.view) return;
    if (event.type === 'keyup' && event.key !== ' ') return;
    const seat = seatAsked && isPlainDigit(event) && isForTable(event);
    seatAsked = false;
    if (seat) return page.say(seatSentence(page, Number(event.key)));
    // Space neither scrolls nor presses the button of a turn, whether it is pressed or let go.
    if (isBankKey(event)) event.preventDefault();
    if (event.type === 'keyup' || (event.repeat && event.key === ' ')) return;
    const action = actionOf(event, preferences.keyMap);
    if (action) deeds[action](event);
  };
}
