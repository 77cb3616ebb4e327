// Accounts over HTTP: come in, and what the account page shows and changes.

import { ask, post } from './api';
import type { Me } from './messages';

export interface RoomFacts {
  /** Lost passwords are replaced by e-mail here. */
  letters: boolean;
}

export interface SessionFacts {
  session: string;
  created: number;
  seen: number;
  /** Its kind in two words, '' when it is not known. */
  browser: string;
  /** The one that asks. */
  own: boolean;
}

export interface AccountFacts {
  name: string;
  /** When, in milliseconds; 0 for a guest. */
  registered: number;
  /** '' for none. */
  email: string;
  /** Given and not yet confirmed. */
  new_email: string;
  sessions: SessionFacts[];
}

export function room(): Promise<RoomFacts> {
  return ask<RoomFacts>('/api/room');
}

export function account(): Promise<AccountFacts> {
  return ask<AccountFacts>('/api/account');
}

/** A guest who registers keeps what he has. `language`: of letters. */
export function register(
  name: string,
  password: string,
  email: string,
  language: string,
): Promise<Me> {
  return post<Me>('/api/register', { name, password, email, language });
}

export function login(name: string, password: string): Promise<Me> {
  return post<Me>('/api/login', { name, password });
}

export async function logout(): Promise<void> {
  await post('/api/logout', {});
}

/** Ask for a letter; the answer is the same whether there is such an account or not. */
export async function forgot(who: string, language: string): Promise<void> {
  await post('/api/password/forgot', { who, language });
}

/** Whose password the key of a letter changes; ApiError 410 for one that is good no more. */
export async function whoseReset(key: string): Promise<string> {
  return (await post<{ name: string }>('/api/password/reset/whose', { key })).name;
}

export function resetPassword(key: string, password: string, language: string): Promise<Me> {
  return post<Me>('/api/password/reset', { key, password, language });
}

export async function confirmEmail(key: string, language: string): Promise<void> {
  await post('/api/email/confirm', { key, language });
}

export function changePassword(old: string, wanted: string, language: string): Promise<Me> {
  return post<Me>('/api/account/password', { old, new: wanted, language });
}

/** `email` '' takes the address back. */
export function changeEmail(
  email: string,
  password: string,
  language: string,
): Promise<AccountFacts> {
  return post<AccountFacts>('/api/account/email', { email, password, language });
}

export function endSession(session: string): Promise<AccountFacts> {
  return post<AccountFacts>(`/api/account/sessions/${encodeURIComponent(session)}/end`, {});
}

export function endOtherSessions(): Promise<AccountFacts> {
  return post<AccountFacts>('/api/account/sessions/end', {});
}

export async function deleteAccount(password: string): Promise<void> {
  await post('/api/account/delete', { password });
}
