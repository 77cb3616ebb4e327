// All words come from here: t('key', facts) in the player's language, English where it has none.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import english from './en';

export type Facts = Record<string, FluentVariable>;

const FALLBACK = 'en';
const others = import.meta.glob<string[]>(['./*/index.ts', '!./en/index.ts'], {
  import: 'default',
});

/** A bundle of the given catalogue texts; throws where one of them cannot be read. */
export function makeBundle(language: string, sources: Iterable<string>): FluentBundle {
  // Isolation marks would end up in copied text and are not needed by any language we write.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) {
    const errors = bundle.addResource(new FluentResource(source));
    if (errors.length > 0) throw new AggregateError(errors, `catalogue ${language}`);
  }
  return bundle;
}

const fallback = makeBundle(FALLBACK, english);
let latest = FALLBACK;
let current = $state.raw({ language: FALLBACK, bundle: fallback });

/** The language on screen, as a BCP 47 tag. */
export function language(): string {
  return current.language;
}

/** Languages there are catalogues for. */
export function languages(): string[] {
  const folders = Object.keys(others).map((path) => path.split('/')[1] ?? '');
  return [...new Set([FALLBACK, ...folders])];
}

/** Change the language; what is on screen follows by itself. Unknown ones are refused. */
export async function useLanguage(wanted: string): Promise<void> {
  latest = wanted;
  const bundle = wanted === FALLBACK ? fallback : await load(wanted);
  // Somebody who changed his mind while it was loading gets what he asked for last.
  if (latest !== wanted) return;
  current = { language: wanted, bundle };
  document.documentElement.lang = wanted;
}

async function load(wanted: string): Promise<FluentBundle> {
  const sources = others[`./${wanted}/index.ts`];
  if (!sources) throw new Error(`no catalogue for ${wanted}`);
  return makeBundle(wanted, await sources());
}

/** Whether there are words for this key. */
export function has(key: string): boolean {
  return current.bundle.hasMessage(key) || fallback.hasMessage(key);
}

/** The text of `key`. A key without words shows itself, so that a gap is seen and not hidden. */
export function t(key: string, facts: Facts = {}): string {
  const bundle = current.bundle.hasMessage(key) ? current.bundle : fallback;
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) {
    console.error(`no words for ${key}`);
    return `⟨${key}⟩`;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, facts, errors);
  for (const error of errors) console.error(`words of ${key}: ${error.message}`);
  return text;
}
