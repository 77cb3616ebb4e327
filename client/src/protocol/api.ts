// The few plain HTTP calls: who am I, become a guest, the list of tables.

import type { Lobby, Me, Refused, TableRules } from './messages';

/**
 * The server said no, or could not be reached (`status` 0). `code` is a catalogue key's tail,
 * `facts` what it does not say.
 */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly facts: Record<string, number | string> = {},
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
  return send<Answer>('POST', path, body);
}

export function send<Answer>(method: string, path: string, body: object): Promise<Answer> {
  return ask<Answer>(path, {
    method,
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
  return (await (await answered(path, init)).json()) as Answer;
}

/** The answer as it is; ApiError for a refusal. */
export async function answered(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'same-origin', ...init });
  } catch {
    throw new ApiError(0, 'unreachable');
  }
  if (!response.ok) throw await refusalOf(response);
  return response;
}

async function refusalOf(response: Response): Promise<ApiError> {
  try {
    const { code, facts } = (await response.json()) as Partial<Pick<Refused, 'code' | 'facts'>>;
    if (typeof code === 'string') return new ApiError(response.status, code, facts);
  } catch {
    // Not our server's words: something between us answered.
  }
  return new ApiError(response.status, 'failed');
}
