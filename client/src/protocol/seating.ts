// What a player may bring to a table, and its waiting list.

import { ask, post } from './api';
import { newId } from './ids';
import type { BuyIn, WaitingLists } from './messages';

const path = (table: string, what: string) => `/api/tables/${encodeURIComponent(table)}/${what}`;

/** The limits this table holds the player to; for one with a chair, what he may add. */
export function buyInLimits(table: string): Promise<BuyIn> {
  return ask<BuyIn>(path(table, 'buy-in'));
}

/** Go on the waiting list of a table, or off it; the answer tells where the player waits now. */
export function waitAt(table: string, on: boolean): Promise<WaitingLists> {
  return post<WaitingLists>(path(table, 'waiting'), { id: newId(), on });
}
