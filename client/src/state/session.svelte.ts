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

export async function playAsGuest(name: string): Promise<void> {
  known = await becomeGuest(name);
  asked = true;
}
