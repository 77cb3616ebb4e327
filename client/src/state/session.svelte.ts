// Who the player is.

import { becomeGuest, me } from '../protocol/api';
import type { Me } from '../protocol/messages';

let known = $state.raw<Me | null>(null);
let asked = $state(false);

/** The signed-in player, or null. */
export function player(): Me | null {
  return known;
}

/** Whether the server has been asked who this is. */
export function isKnown(): boolean {
  return asked;
}

export async function refreshPlayer(): Promise<void> {
  known = await me();
  asked = true;
}

/** Somebody has logged in, registered, or has a new session. */
export function signIn(who: Me): void {
  known = who;
  asked = true;
}

/** The session has ended. */
export function signOut(): void {
  known = null;
}

export async function playAsGuest(name: string): Promise<void> {
  known = await becomeGuest(name);
  asked = true;
}
