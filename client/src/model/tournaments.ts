// Words of tournaments that several of their parts show.

import type { LevelRow, Satellite, TournamentNow } from '../protocol/tournaments';
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
  const stakes = stakesOf(level, unit);
  const facts = { stakes, ante: amount(level.ante, unit), bring: amount(level.bring_in, unit) };
  return t(level.ante > 0 ? 'tournament-limits-ante' : 'tournament-limits', facts);
}

/** A prize: chips, or a seat and what it is worth. */
export function prizeText(satellite: Satellite | null, prize: number, unit: number): string {
  const worth = amount(prize, unit);
  return satellite && prize >= satellite.seat_price ? t('tournament-seat-worth', { worth }) : worth;
}

/** How the viewer has finished, and what he has won. */
export function finishText({ you, row, satellite }: TournamentNow): string {
  const place = you.place;
  if (you.seat && satellite) return t('tournament-place-seat', { place, name: satellite.name });
  if (you.prize > 0) {
    return t('tournament-place-prize', { place, prize: amount(you.prize, row.unit) });
  }
  return t('tournament-place', { place });
}

/** What has stopped or ended a tournament before its end, and what becomes of entries; "" else. */
export function troubleText({ row, ended_by, called_off_at }: TournamentNow): string {
  if (row.closed) return t('tournament-closed');
  if (called_off_at > 0) return t('tournament-fault', { time: timeText(called_off_at) });
  if (ended_by === '') return '';
  return t('tournament-ended', { why: row.phase === 'finished' ? 'shared' : ended_by });
}

/** "20/40": the limits, or the blinds where there are some. */
export function stakesOf(level: LevelRow, unit: number): string {
  const { small_blind, big_blind } = level;
  if (big_blind > 0) return `${amount(small_blind, unit)}/${amount(big_blind, unit)}`;
  return stakesText({ ...level, unit });
}

/** A time of day, with the day where it is another one. */
export function timeText(time: number): string {
  const date = new Date(time);
  const today = date.toDateString() === new Date().toDateString();
  const day = today ? {} : ({ weekday: 'short', day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(language(), {
    ...day,
    hour: 'numeric',
    minute: '2-digit',
  }).format(date);
}
