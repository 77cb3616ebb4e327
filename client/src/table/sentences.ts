// What is said aloud about the table as it stands.

import { markerAt } from '../model/marker';
import { spokenAids } from '../model/aids';
import { cardName, handText, list, seatLabel } from '../model/words';
import type { Hosting } from '../protocol/messages';
import { t } from '../texts/index.svelte';
import type { TablePageState } from './page_state.svelte';

/** The sentence of a turn that begins: what is asked, what one holds, how long there is. */
export function turnSentence(page: TablePageState): string {
  if (!page.hand) return '';
  return t('announce-turn', {
    price: question(page),
    hand: handText(page.hand.hero) || 'none',
    seconds: page.timeLeft?.seconds ?? 0,
  });
}

function question(page: TablePageState): string {
  const { hand } = page;
  if (!hand || hand.phase === 'draw') return t('draw-title').replace(/\?$/, '');
  if (hand.phase === 'showdown') return t('turn-show');
  return t('turn-price', { price: price(page), pot: page.written(hand.pot) });
}

function price(page: TablePageState): string {
  const toCall = page.hand?.to_call ?? 0;
  return toCall > 0 ? page.written(toCall) : 'free';
}

export function priceSentence(page: TablePageState): string {
  if (!page.hand) return '';
  return t('announce-pot', { pot: page.written(page.hand.pot), price: price(page) });
}

export function handSentence(page: TablePageState): string {
  return t('announce-hand', { hand: handText(page.hand?.hero ?? '') || 'none' });
}

export function foldedSentence({ hand }: TablePageState): string {
  const cards = hand?.folded_cards ?? [];
  if (cards.length === 0) return t('announce-no-folded');
  return t('folded-cards-label', { cards: list(cards.map((one) => cardName(one.card))) });
}

/** The odds of a practice table, "" at every other one. */
export function aidsSentence({ session, view }: TablePageState): string {
  const { aids } = session.state;
  return aids && view ? spokenAids(aids, view.unit) : '';
}

/** What the host has asked of the table and what is still to come; "" for nothing. */
export function hostNews(hosting: Hosting | null, resting: boolean): string {
  if (hosting?.closing) return t('host-news-closing');
  if (hosting && hosting.coming.length > 0) return t('host-news-rules');
  return hosting?.paused && !resting ? t('host-news-paused') : '';
}

export function timeSentence({ timeLeft }: TablePageState): string {
  return t('announce-time', { seconds: timeLeft ? timeLeft.seconds : -1 });
}

/** The seat with everything one can see of it; "" where there is no such seat. */
export function seatSentence({ view }: TablePageState, seat: number): string {
  const place = view?.places.find((one) => one.seat === seat);
  if (!view || !place) return '';
  return seatLabel(place, view, seat === view.you, markerAt(view, seat));
}
