// Where the player waits for a chair, and which one is kept for him, wherever he is.

import { Feed } from '../protocol/feed';
import type { Closing, WaitingFor, WaitingLists } from '../protocol/messages';
import { waitAt } from '../protocol/seating';
import { refreshPlayer } from './session.svelte';

let lists = $state.raw<readonly WaitingFor[]>([]);
/** Server clock minus our clock in milliseconds. */
let clockOffset = 0;
/** The table whose offered chair the player has said yes to; its page asks for the buy-in. */
let accepted = $state('');

const feed = new Feed<WaitingLists | Closing>('/ws/me', {
  hear: (message) => {
    if (message.t === 'waiting') take(message);
    else if (message.reason === 'signed_out') void refreshPlayer();
  },
  live: () => undefined,
});

/** Listen for the signed-in player, until `stopWaiting`. */
export function followWaiting(): void {
  feed.open();
}

export function stopWaiting(): void {
  feed.close();
  lists = [];
}

export function take(message: WaitingLists): void {
  clockOffset = message.now - Date.now();
  lists = message.lists;
}

/** The player's place on the list of a table, or null. */
export function waitingFor(table: string): WaitingFor | null {
  return lists.find((one) => one.table === table) ?? null;
}

/** The offered chair whose time is over first. */
export function firstOffer(): WaitingFor | null {
  const offers = lists.filter(({ seat }) => seat > 0);
  return offers.sort((a, b) => a.until - b.until)[0] ?? null;
}

/** Seconds left to take an offered chair. */
export function secondsLeft(offer: WaitingFor): number {
  return Math.max(0, Math.ceil((offer.until - Date.now() - clockOffset) / 1000));
}

/** Go on the waiting list of a table, or off it; ApiError where the table says no. */
export async function wait(table: string, on: boolean): Promise<void> {
  take(await waitAt(table, on));
}

export function acceptOffer(table: string): void {
  accepted = table;
}

/** Whether the chair offered at this table was said yes to; asked once. */
export function isAccepted(table: string): boolean {
  return accepted === table;
}

export function forgetAccepted(): void {
  accepted = '';
}
