import { describe, expect, it } from 'vitest';
import type { FluentVariable } from '@fluent/bundle';
import { languages } from '../src/texts/index.svelte';
import { choicesOf, factsOf, readCatalogue, type Catalogue } from './catalogues';

const english = readCatalogue('en');
const others = languages()
  .filter((language) => language !== 'en')
  .map(readCatalogue);
const all = [english, ...others];
const bySpeech = (...spoken: string[]) => all.filter((one) => spoken.includes(one.language));

/** Forms of names of cards; which of them there are is each language's own affair. */
const isHelper = (key: string) => key.startsWith('rank-');
const asked = (catalogue: Catalogue) =>
  [...catalogue.messages.keys()].filter((key) => !isHelper(key)).sort();
const texts = (catalogue: Catalogue) =>
  asked(catalogue).map((key) => [key, examples(catalogue, key)] as const);

const NUMBERS = [0, 1, 2, 5, 12, 21, 22, 25, 101, 112, 1.5];
const PLURALS = ['one', 'few', 'many'];

/** Every way a message can be said: each form of each choice, each number where one is counted. */
function examples(catalogue: Catalogue, key: string): string[] {
  const choices = choicesOf(catalogue, key);
  const english_ = choicesOf(english, key);
  const counted = new Set(
    [...choices, ...english_]
      .filter((choice) => choice.forms.some((form) => PLURALS.includes(form) || /^-?\d/.test(form)))
      .map((choice) => choice.fact),
  );
  let settings: Record<string, FluentVariable>[] = [{}];
  for (const fact of factsOf(catalogue, key)) {
    const forms = choices.filter((choice) => choice.fact === fact).flatMap(({ forms }) => forms);
    const values = counted.has(fact) ? [-1, ...NUMBERS] : forms.length ? forms : ['×'];
    settings = settings.flatMap((one) => values.map((value) => ({ ...one, [fact]: value })));
  }
  return settings.map((facts) => say(catalogue, key, facts));
}

function say(catalogue: Catalogue, key: string, facts: Record<string, FluentVariable>): string {
  const pattern = catalogue.bundle.getMessage(key)?.value;
  if (pattern === undefined || pattern === null) throw new Error(`no ${key}`);
  const errors: Error[] = [];
  const text = catalogue.bundle.formatPattern(pattern, facts, errors);
  expect(errors, `${catalogue.language} ${key}`).toEqual([]);
  return text;
}

it('speaks English, Polish and Russian', () => {
  expect(languages().sort()).toEqual(['en', 'pl', 'ru']);
});

describe.each(others)('catalogue $language', (catalogue) => {
  it('has every key of the English one and no other', () => {
    expect(asked(catalogue)).toEqual(asked(english));
  });

  it('names the same facts as the English one', () => {
    for (const key of asked(english)) {
      expect([...factsOf(catalogue, key)].sort(), key).toEqual([...factsOf(english, key)].sort());
    }
  });

  it('uses every helper it has', () => {
    const used = new Set([...catalogue.messages.values()].flatMap(({ parts }) => [...parts]));
    const helpers = [...catalogue.messages.keys()].filter(isHelper);
    expect(helpers.filter((key) => !used.has(key))).toEqual([]);
  });

  it('has all four plural forms wherever anything is counted', () => {
    for (const key of asked(english)) {
      const choices = choicesOf(catalogue, key);
      for (const { fact, forms } of choicesOf(english, key)) {
        if (!forms.includes('one')) continue;
        expect(choices.map((choice) => choice.fact), key).toContain(fact);
      }
      for (const { forms } of choices.filter((choice) => choice.forms.includes('one'))) {
        expect(forms, key).toEqual(expect.arrayContaining(['one', 'few', 'many', 'other']));
      }
    }
  });
});

describe.each(all)('words in $language', (catalogue) => {
  it('can be said for all numbers, and leave nothing open', () => {
    for (const [key, said] of texts(catalogue)) {
      for (const text of said) expect(text, key).not.toMatch(/[{}⟨⟩$]|undefined|NaN|\s{3}/);
    }
  });

  it('the price is on every call and on every wager', () => {
    const priced = asked(catalogue).filter((key) =>
      /^act-(call|bringin|bet|complete|raise)/.test(key),
    );
    expect(priced.length).toBeGreaterThan(12);
    for (const key of priced) expect(factsOf(catalogue, key), key).toContain('amount');
  });
});

describe('Polish', () => {
  const [polish] = bySpeech('pl') as [Catalogue];

  it('never calls a check by a word that means call (CLIENT section 11)', () => {
    const checks = asked(polish).filter((key) => /(^|-)checks?(-all-in)?$/.test(key));
    expect(checks).toEqual(expect.arrayContaining(['act-check', 'line-check', 'log-checks']));
    for (const key of checks) {
      for (const text of examples(polish, key)) expect(text).not.toMatch(/sprawd/i);
    }
    expect(say(polish, 'act-check', {})).toBe('Czekam');
  });

  it.each([
    [1, 'wymienia 1 kartę'],
    [2, 'wymienia 2 karty'],
    [5, 'wymienia 5 kart'],
    [12, 'wymienia 12 kart'],
    [21, 'wymienia 21 kart'],
    [22, 'wymienia 22 karty'],
    [101, 'wymienia 101 kart'],
    [112, 'wymienia 112 kart'],
    [1.5, 'wymienia 1,5 karty'],
  ])('counts %d', (count, words) => {
    const facts = { name: 'Ola', count, cards: 'none', cause: 'player' };
    expect(say(polish, 'log-draws', facts)).toBe(`Ola ${words}`);
  });
});

describe('Russian', () => {
  const [russian] = bySpeech('ru') as [Catalogue];

  it.each([
    [1, 'меняет 1 карту'],
    [2, 'меняет 2 карты'],
    [5, 'меняет 5 карт'],
    [12, 'меняет 12 карт'],
    [21, 'меняет 21 карту'],
    [22, 'меняет 22 карты'],
    [101, 'меняет 101 карту'],
    [112, 'меняет 112 карт'],
    [1.5, 'меняет 1,5 карты'],
  ])('counts %d', (count, words) => {
    const facts = { name: 'Оля', count, cards: 'none', cause: 'player' };
    expect(say(russian, 'log-draws', facts)).toBe(`Оля ${words}`);
  });
});

describe('the dealer speaks in the present tense, which has no gender', () => {
  // Endings of the past tense of verbs; words that only look like one are let through.
  const past: Record<string, RegExp> = {
    pl: /^\p{L}+[aąeęiyuo]ł[aoy]?$|^\p{L}+(?:[aeiy]li|[zs]edł|[zs]zła|łem|łam)$/u,
    ru: /^\p{L}+(?:[аияуеё]л(?:а|о|и|ся|ась|ось|ись)?)$|^\p{L}*(?:шёл|шла|ушли)$/u,
  };
  const allowed = new Set(['mały', 'cały', 'mało', 'dzieli', 'журнал']);

  it.each(others)('$language', (catalogue) => {
    const pattern = past[catalogue.language];
    if (!pattern) throw new Error(`no list of endings for ${catalogue.language}`);
    const spoken = texts(catalogue).filter(([key]) => /^(log|line|state|drew)(-|$)/.test(key));
    expect(spoken.length).toBeGreaterThan(70);
    for (const [key, said] of spoken) {
      const words = said.join(' ').toLowerCase().split(/[^\p{L}]+/u);
      const wrong = words.filter((word) => pattern.test(word) && !allowed.has(word));
      expect(wrong, key).toEqual([]);
    }
  });

  it('would notice a past tense', () => {
    for (const word of ['spasował', 'spasowała', 'postawił', 'został', 'wyszedł', 'podbiła'])
      expect(word).toMatch(past.pl as RegExp);
    for (const word of ['спасовал', 'поставила', 'сбросил', 'ушёл', 'остался', 'повысили'])
      expect(word).toMatch(past.ru as RegExp);
  });
});
