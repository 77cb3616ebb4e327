// Words of tournaments that several of their parts show.

import type { LevelRow } from '../protocol/tournaments';
import { language, t } from '../texts/index.svelte';
import { amount, stakesText } from './words';

/** 754000 -> "12:34". */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** "Limit 20/40, ante 4", "Blinds 10/20", or a break. */
export function levelText(level: LevelRow, unit: number): string {
  if (level.minutes > 0) return t('tournament-break', { minutes: level.minutes });
  const blinds = { small: amount(level.small_blind, unit), big: amount(level.big_blind, unit) };
  if (level.big_blind > 0) return t('tournament-blinds', blinds);
  const stakes = stakesText({ ...level, unit });
  const facts = { stakes, ante: amount(level.ante, unit), bring: amount(level.bring_in, unit) };
  return t(level.ante > 0 ? 'tournament-limits-ante' : 'tournament-limits', facts);
}

/** A time of day, with the day where it is another one. */
export function timeText(time: number): string {
  const date = new Date(time);
  const today = date.toDateString() === new Date().toDateString();
  const day = today ? {} : ({ weekday: 'short', day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(language(), {
    ...day,
    hour: '2-digit',
    minute: '2-digit',
  }).format(date);
}
