// Histories that a player brings, read by the server, which keeps nothing of them.

import { ask } from './api';
import type { Replay } from './replay';

/** A hand of a file. `problem`: why it cannot be opened, in English, and the line it stands in. */
export interface OpenedHand {
  number: number;
  site: string;
  hand: string;
  game: string;
  line: number;
  problem: string;
}

/** `problem`: why nothing of the text can be read. */
export interface OpenedFile {
  hands: OpenedHand[];
  more: number;
  problem: string;
  line: number;
}

export interface ReplayedHand {
  replay: Replay | null;
  problem: string;
  line: number;
}

/** Bytes a file may have. */
export const LARGEST_FILE = 1_000_000;

export function openFile(file: Blob): Promise<OpenedFile> {
  return handIn<OpenedFile>(file, '/api/read');
}

export function openHand(file: Blob, number: number): Promise<ReplayedHand> {
  return handIn<ReplayedHand>(file, `/api/read?hand=${number}`);
}

function handIn<Answer>(body: Blob, path: string): Promise<Answer> {
  const headers = { 'content-type': 'application/octet-stream' };
  return ask<Answer>(path, { method: 'POST', headers, body });
}
