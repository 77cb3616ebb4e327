// What the player has noted about others: labels, words, and whom he does not want to hear.

import { keepNote, ownNotes } from '../protocol/notes';
import type { Note } from '../protocol/messages';

let notes = $state.raw<ReadonlyMap<string, Note>>(new Map());
let signedIn = false;

/** Read the signed-in player's notes. */
export async function openNotes(): Promise<void> {
  signedIn = true;
  notes = new Map((await ownNotes()).map((note) => [note.about, note]));
}

export function closeNotes(): void {
  signedIn = false;
  notes = new Map();
}

export function noteOf(player: string): Note | null {
  return notes.get(player) ?? null;
}

export function allNotes(): Note[] {
  return [...notes.values()];
}

export function isMuted(player: string): boolean {
  return notes.get(player)?.muted ?? false;
}

/**
 * Keep a note, or throw an empty one away; ApiError where the server does not take it. Who has no
 * name yet keeps it until the page closes.
 */
export async function saveNote(note: Note): Promise<void> {
  const kept = signedIn ? await keepNote(note) : note;
  const next = new Map(notes);
  if (kept.text || kept.label || kept.muted) next.set(kept.about, kept);
  else next.delete(kept.about);
  notes = next;
}
