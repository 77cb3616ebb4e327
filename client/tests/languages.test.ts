import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { did, line, option, place } from '../src/fixtures/build';
import { fieldText, formatAmount, parseAmount } from '../src/model/amounts';
import { RANKS, SUITS } from '../src/model/cards';
import { CATEGORIES } from '../src/model/hands';
import { buttonText, cardName, handText, lineText, list, seatLine, spoken } from '../src/model/words';
import Languages from '../src/shell/Languages.svelte';
import { bestOf, nameOfLanguage, openLanguage } from '../src/state/language';
import { prefer, preferences } from '../src/state/preferences.svelte';
import { language, t, useLanguage } from '../src/texts/index.svelte';

const STUD = { unit: 1, game: 'seven_card_stud' };
const said = (code: string, facts = {}) => {
  const names = { 1: 'Anna', 2: 'Wiesław', 3: 'Марина' };
  return spoken(lineText({ key: 1, hand: 'h', number: 12, line: line(code, facts), names }, STUD));
};
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => errors.mockClear());
afterEach(() => useLanguage('en'));

describe.each([
  ['pl', '0A7---', 'wysoka karta: as'],
  ['pl', '1KAQJ-', 'para króli'],
  ['pl', '1TAQJ-', 'para dziesiątek'],
  ['pl', '2A8K--', 'dwie pary: asy i ósemki'],
  ['pl', '3J65--', 'trójka waletów'],
  ['pl', '45----', 'strit do piątki'],
  ['pl', '5AKQJ9', 'kolor do asa'],
  ['pl', '6KQ---', 'full: króle na damach'],
  ['pl', '72A---', 'kareta dwójek'],
  ['pl', '8T----', 'poker do dziesiątki'],
  ['pl', '9-----', 'poker królewski'],
  ['ru', '0A7---', 'старшая карта: туз'],
  ['ru', '1KAQJ-', 'пара королей'],
  ['ru', '1TAQJ-', 'пара десяток'],
  ['ru', '2A8K--', 'две пары, тузы и восьмёрки'],
  ['ru', '3J65--', 'тройка валетов'],
  ['ru', '45----', 'стрит до пятёрки'],
  ['ru', '5AKQJ9', 'флеш до туза'],
  ['ru', '6KQ---', 'фулл-хаус, короли и дамы'],
  ['ru', '72A---', 'каре двоек'],
  ['ru', '8T----', 'стрит-флеш до десятки'],
  ['ru', '9-----', 'роял-флеш'],
])('%s hand %s', (spokenIn, code, words) => {
  it(`is ${words}`, async () => {
    await useLanguage(spokenIn);
    expect(handText(code)).toBe(words);
  });
});

describe.each([
  ['pl', 'walet kier', 'zakryta karta'],
  ['ru', 'валет червей', 'закрытая карта'],
])('cards in %s', (spokenIn, jack, hidden) => {
  it('have 52 names, and every hand of every rank has one', async () => {
    await useLanguage(spokenIn);
    const cards = new Set([...RANKS].flatMap((rank) => SUITS.map((suit) => cardName(rank + suit))));
    expect(cards.size).toBe(52);
    expect(cardName('Jh')).toBe(jack);
    expect(cardName('??')).toBe(hidden);
    const names = CATEGORIES.flatMap((_, digit) =>
      [...RANKS].map((rank) => handText(`${digit}${rank}${rank}---`)),
    );
    expect(new Set(names).size).toBe(9 * 13 + 1);
    expect(errors).not.toHaveBeenCalled();
  });
});

describe('the log', () => {
  it('is Polish, in the present tense', async () => {
    await useLanguage('pl');
    expect(said('log-folds', { seat: 3, cause: 'time_out' })).toBe('Марина pasuje (koniec czasu)');
    expect(said('log-calls', { seat: 1, amount: 9, all_in: true })).toBe(
      'Anna sprawdza 9 i gra za wszystko',
    );
    expect(said('log-shows', { seat: 1, cards: ['As', 'Kd'], hand: '2A8K--' })).toBe(
      'Anna pokazuje (dwie pary: asy i ósemki): as pik, król karo',
    );
    expect(said('log-draws', { seat: 2, count: 3, cards: ['9c'] })).toBe(
      'Wiesław wymienia 3 karty: dziewiątka trefl',
    );
    expect(list(['Anna', 'Ola', 'Igor'])).toBe('Anna, Ola i Igor');
  });

  it('is Russian, in the present tense', async () => {
    await useLanguage('ru');
    expect(said('log-folds', { seat: 3 })).toBe('Марина пасует');
    expect(said('log-calls', { seat: 1, amount: 9, all_in: true })).toBe(
      'Anna отвечает 9 и идёт ва-банк',
    );
    expect(said('log-wins-side-pot', { seat: 1, amount: 28, count: 1, seats: [1] })).toBe(
      'Anna выигрывает побочный банк № 1: 28',
    );
    expect(seatLine(place(1, 'A', 5, { line: did('fold', 0, { street: 4 }) }), STUD)).toBe(
      'пас на 4-й',
    );
  });
});

it('a Polish call always names its price', async () => {
  await useLanguage('pl');
  expect(buttonText('act-call', option('call', { to: 16, pay: 8 }), 1)).toBe('Sprawdzam 8');
  expect(buttonText('act-check', option('check'), 1)).toBe('Czekam');
  expect(buttonText('act-complete', option('complete', { to: 4, pay: 3 }), 1)).toBe(
    'Dopełniam do 4',
  );
});

describe('amounts', () => {
  it.each([
    ['pl', 123450, '1234,50'],
    ['pl', 1234550, '12 345,50'],
    ['ru', 123450, '1 234,50'],
    ['en', 123450, '1,234.50'],
  ])('%s writes %d hundredths as %s', (spokenIn, units, words) => {
    expect(plain(formatAmount(units, 100, spokenIn))).toBe(words);
  });

  it.each(['en', 'pl', 'ru'])('comma and point are both understood in %s', (spokenIn) => {
    expect(parseAmount('1234,5', 100)).toBe(123450);
    expect(parseAmount('1234.5', 100)).toBe(123450);
    for (const units of [5, 123450, 123456789]) {
      expect(parseAmount(fieldText(units, 100, spokenIn), 100)).toBe(units);
    }
    expect(parseAmount(plain(formatAmount(1234550, 100, 'pl')), 100)).toBe(1234550);
  });
});

describe('the choice of a language', () => {
  it('follows the browser until the player chooses', () => {
    expect(bestOf(['de-DE', 'ru-RU', 'pl'])).toBe('ru');
    expect(bestOf(['PL-pl'])).toBe('pl');
    expect(bestOf(['de', 'fr'])).toBe('en');
    expect(nameOfLanguage('ru')).toBe('русский');
  });

  it('is remembered, and the page says which language it is in', async () => {
    const page = mount(Languages, { target: document.body });
    flushSync();
    document.querySelector<HTMLElement>('[data-testid=language-pl]')?.click();
    await vi.waitFor(() => expect(preferences.language).toBe('pl'));
    flushSync();
    expect(document.documentElement.lang).toBe('pl');
    expect(t('act-check')).toBe('Czekam');
    expect(document.querySelector('[aria-pressed=true]')?.textContent.trim()).toBe('polski');
    await useLanguage('en');
    await openLanguage();
    expect(language()).toBe('pl');
    prefer({ language: '' });
    void unmount(page);
  });
});
