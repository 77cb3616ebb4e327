// The player's private notes about others.

import { ask, send } from './api';
import type { Note } from './messages';

export async function ownNotes(): Promise<Note[]> {
  return (await ask<{ notes: Note[] }>('/api/notes')).notes;
}

/** Keep a note in the place of an earlier one; an empty one is thrown away. */
export function keepNote({ about, text, label, word, muted }: Omit<Note, 'name'>): Promise<Note> {
  const path = `/api/notes/${encodeURIComponent(about)}`;
  return send<Note>('PUT', path, { text, label, word, muted });
}
