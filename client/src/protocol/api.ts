// The few plain HTTP calls: who am I, become a guest, the list of tables.

import type { Lobby, Me, TableRules } from './messages';

/** The server said no, or could not be reached (`status` 0). `code` is a catalogue key's tail. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(`${status} ${code}`);
  }
}

/** The signed-in player, or null without a session. */
export function me(): Promise<Me | null> {
  return ask<Me | null>('/api/me');
}

/** New play chips for a guest who has next to none; refused with `enough_chips` otherwise. */
export function refill(id: string): Promise<Me> {
  return post<Me>('/api/refill', { id });
}

/** Become a guest under this name. */
export function becomeGuest(name: string): Promise<Me> {
  return post<Me>('/api/guest', { name });
}

export function post<Answer>(path: string, body: object): Promise<Answer> {
  return ask<Answer>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

export function tables(): Promise<Lobby> {
  return ask<Lobby>('/api/tables');
}

/** The settings a table is played by; ApiError 404 where there is none. */
export function rulesOfTable(table: string): Promise<TableRules> {
  return ask<TableRules>(`/api/tables/${encodeURIComponent(table)}/rules`);
}

export async function ask<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'same-origin', ...init });
  } catch {
    throw new ApiError(0, 'unreachable');
  }
  if (!response.ok) throw new ApiError(response.status, await codeOf(response));
  return (await response.json()) as Answer;
}

async function codeOf(response: Response): Promise<string> {
  try {
    const body = (await response.json()) as { code?: unknown };
    return typeof body.code === 'string' ? body.code : 'failed';
  } catch {
    return 'failed';
  }
}
