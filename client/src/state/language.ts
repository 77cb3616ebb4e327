// Which language a player reads: his choice on this device, else what his browser asks for.

import { languages, useLanguage } from '../texts/index.svelte';
import { prefer, preferences } from './preferences.svelte';

/** The first of `wanted` (BCP 47 tags) that there is a catalogue for, else English. */
export function bestOf(wanted: readonly string[], known = languages()): string {
  const short = wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return short.find((tag) => known.includes(tag)) ?? 'en';
}

/** Put the page into the player's language; where its catalogue cannot be loaded, English stays. */
export async function openLanguage(): Promise<void> {
  const chosen = preferences.language ? [preferences.language] : navigator.languages;
  try {
    await useLanguage(bestOf(chosen));
  } catch (error) {
    console.error('the catalogue could not be loaded', error);
  }
}

/** The player chooses a language; it is kept for the next visit. */
export async function chooseLanguage(language: string): Promise<void> {
  await useLanguage(language);
  prefer({ language });
}

/** A language's name in itself: "polski". */
export function nameOfLanguage(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}
