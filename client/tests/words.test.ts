import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { did, line, option, place } from '../src/fixtures/build';
import { RANKS, SUITS } from '../src/model/cards';
import { CATEGORIES } from '../src/model/hands';
import {
  buttonText,
  cardName,
  handText,
  lineText,
  pieces,
  refusalText,
  seatLine,
  spoken,
} from '../src/model/words';
import { KEYS } from '../src/table/keys';
import { has, languages, t } from '../src/texts/index.svelte';
import type { Line } from '../src/protocol/messages';

const STUD = { unit: 1, game: 'seven_card_stud' };
const NAMES = { 1: 'Anna', 2: 'Wiesław', 3: 'Марина' };

const said = (code: string, facts: Partial<Line> = {}, tongue = STUD) => {
  const entry = { key: 1, hand: 'h', number: 12, line: line(code, facts), names: NAMES };
  return spoken(lineText(entry, tongue));
};

const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => errors.mockClear());

describe('hand names', () => {
  it.each([
    ['0A7---', 'ace high'],
    ['1AKQJ-', 'a pair of aces'],
    ['2A8K--', 'two pair, aces and eights'],
    ['3J65--', 'three jacks'],
    ['45----', 'five-high straight'],
    ['5AKQJ9', 'ace-high flush'],
    ['6KQ---', 'kings full of queens'],
    ['72A---', 'four deuces'],
    ['8T----', 'ten-high straight flush'],
    ['9-----', 'royal flush'],
    ['', ''],
  ])('%s is %j', (code, words) => expect(handText(code)).toBe(words));

  it('has words for every hand and every card', () => {
    for (const [digit] of CATEGORIES.entries()) {
      for (const rank of RANKS) expect(handText(`${digit}${rank}${rank}---`)).not.toMatch(/[⟨{]/);
    }
    const cards = new Set([...RANKS].flatMap((rank) => SUITS.map((suit) => cardName(rank + suit))));
    expect(cards.size).toBe(52);
    expect(cards).toContain('jack of hearts');
    expect(cardName('??')).toBe('face-down card');
  });
});

describe('the dealer log', () => {
  it.each<[string, Partial<Line>, string]>([
    ['log-hand', { seats: [1, 2, 3] }, 'Hand 12: Anna, Wiesław, and Марина'],
    ['log-button', { seat: 1 }, 'Anna has the dealer button'],
    ['log-antes', { amount: 1, seats: [1, 2] }, 'Everybody antes 1'],
    ['log-short-ante', { seat: 2, amount: 2, all_in: true }, 'Wiesław antes 2 and is all-in'],
    ['log-small-blind', { seat: 1, amount: 25 }, 'Anna posts the small blind 25'],
    ['log-big-blind', { seat: 2, amount: 50 }, 'Wiesław posts the big blind 50'],
    ['log-post', { seat: 3, amount: 50, count: 25 }, 'Марина posts 50 and 25 dead'],
    ['log-street', { count: 5 }, 'Fifth street'],
    [
      'log-board',
      { seat: 2, cards: ['8s', '8d'], hand: '18----' },
      'Wiesław shows eight of spades, eight of diamonds, (a pair of eights)',
    ],
    ['log-own-cards', { seat: 1, cards: ['As'] }, 'Dealt to you: ace of spades'],
    [
      'log-shared-card',
      { cards: ['2c'], count: 7 },
      'Not enough cards: two of clubs, belongs to every hand',
    ],
    ['log-reshuffle', { count: 22 }, 'The stub is too short: 22 cards are shuffled into a new one'],
    ['log-low-card', { seat: 1, cards: ['2c'] }, 'Anna has the low card, two of clubs'],
    ['log-first', { seat: 2, hand: '18----' }, 'Wiesław shows a pair of eights and acts first'],
    ['log-open-pair', { amount: 8 }, 'Open pair: the double bet of 8 is allowed'],
    ['log-folds', { seat: 1, cause: 'time_out' }, 'Anna folds (out of time)'],
    ['log-checks', { seat: 1 }, 'Anna checks'],
    ['log-calls', { seat: 1, amount: 9, all_in: true }, 'Anna calls 9 and is all-in'],
    ['log-brings-in', { seat: 1, amount: 1 }, 'Anna brings in for 1'],
    ['log-bets', { seat: 1, amount: 8 }, 'Anna bets 8'],
    ['log-completes-to', { seat: 1, amount: 4 }, 'Anna completes to 4'],
    ['log-raises-to', { seat: 3, amount: 16 }, 'Марина raises to 16'],
    [
      'log-protected',
      { seat: 1, count: 1 },
      'Anna is out of time and protected: all-in for what is in the pot, 1 protection left',
    ],
    ['log-left', { seat: 1 }, 'Anna leaves the table'],
    ['log-uncalled', { seat: 1, amount: 13 }, '13 nobody called goes back to Anna'],
    ['log-draw', { seat: 1 }, 'The draw'],
    ['log-draws', { seat: 1, count: 3 }, 'Anna draws 3 cards'],
    ['log-stands-pat', { seat: 1, cause: 'time_out' }, 'Anna stands pat (out of time)'],
    ['log-new-cards', { seat: 1, cards: ['2c'] }, 'New cards for you: two of clubs'],
    ['log-showdown', { seat: 2 }, 'Showdown: Wiesław shows first'],
    [
      'log-shows',
      { seat: 3, cards: ['As'], hand: '2A8K--' },
      'Марина shows two pair, aces and eights: ace of spades',
    ],
    ['log-turns-up', { seat: 3, cards: ['As'] }, 'Марина turns up ace of spades'],
    ['log-mucks', { seat: 1 }, 'Anna mucks'],
    ['log-does-not-show', { seat: 1 }, 'Anna does not show'],
    ['log-wins-pot', { seat: 1, amount: 92, seats: [1] }, 'Anna wins 92'],
    [
      'log-wins-main-pot',
      { seat: 1, amount: 46, seats: [1, 2], hand: '6KQ---' },
      'Anna splits the main pot and gets 46 with kings full of queens',
    ],
    [
      'log-wins-side-pot',
      { seat: 1, amount: 28, count: 1, seats: [1] },
      'Anna wins side pot 1 of 28',
    ],
    ['log-rake', { amount: 2 }, 'Rake 2'],
    ['log-void', { amount: 40 }, 'The hand does not count; 40 goes back to the players'],
    ['log-refund', { seat: 1, amount: 20 }, 'Anna gets 20 back'],
  ])('%s', (code, facts, words) => {
    expect(said(code, facts)).toBe(words);
    expect(errors).not.toHaveBeenCalled();
  });

  it('U13 K40: says that cards were drawn where the number is hidden', () => {
    expect(said('log-draws', { seat: 1, count: -1 })).toBe('Anna draws');
    expect(said('log-draws', { seat: 1, count: 1 })).toBe('Anna draws 1 card');
  });

  it('writes amounts by the unit of the table', () => {
    expect(said('log-bets', { seat: 1, amount: 250 }, { unit: 100, game: 'five_card_draw' })).toBe(
      'Anna bets 2.50',
    );
  });

  it('says openly that it does not know a code', () => {
    expect(said('log-from-the-future')).toContain('log-from-the-future');
  });

  it('cuts cards out of a text so that they can be drawn', () => {
    const entry = {
      key: 1,
      hand: 'h',
      number: 1,
      line: line('log-board', { seat: 1, cards: ['8s', 'Td'] }),
      names: NAMES,
    };
    expect(pieces(lineText(entry, STUD))).toEqual([
      { text: 'Anna shows ' },
      { card: '8s' },
      { card: 'Td' },
    ]);
  });

  const protocol = join(__dirname, '../../docs/protocol.md');
  it('has words for every code of docs/protocol.md', () => {
    const codes = new Set(readFileSync(protocol, 'utf8').match(/`log-[a-z-]*[a-z]`/g));
    expect(codes.size).toBeGreaterThan(30);
    expect([...codes].map((code) => code.slice(1, -1)).filter((code) => !has(code))).toEqual([]);
  });
});

describe('seats', () => {
  it.each([
    [place(1, 'A', 5, { line: did('raise', 16) }), 'raises to 16'],
    [place(1, 'A', 0, { line: did('call', 9, { all_in: true }) }), 'calls 9, all-in'],
    [place(1, 'A', 5, { state: 'folded', line: did('fold', 0, { street: 4 }) }), 'folded on 4th'],
    [place(1, 'A', 5, { line: did('check', 0, { cause: 'time_out' }) }), 'checks (out of time)'],
    [place(1, 'A', 5, { line: did('draws', 3) }), 'draws 3'],
    [place(1, 'A', 5, { line: did('draws', -1) }), 'draws'],
    [place(1, 'A', 5, { line: did('wins', 92), hand: '6KQ---' }), 'wins 92, kings full of queens'],
    [place(1, 'A', 5, { line: did('wins', 92) }), 'wins 92'],
    [place(1, 'A', 5, { line: did('shows'), hand: '3J65--' }), 'three jacks'],
    [place(1, 'A', 5, { state: 'waiting' }), 'waits for the next hand'],
    [place(1, 'A', 5, { state: 'sitting_out', line: did('fold') }), 'sits out'],
    [place(1, 'A', 5, { connected: false, line: did('bet', 8) }), 'reconnecting'],
    [place(1, 'A', 0, { state: 'sitting_out' }), 'out of chips'],
  ])('%#', (one, words) => expect(seatLine(one, STUD)).toBe(words));
});

describe('buttons', () => {
  it('U15: a call has its price, a wager its total', () => {
    expect(buttonText('act-call', option('call', { to: 16, pay: 8 }), 1)).toBe('Call 8');
    expect(buttonText('act-raise', option('raise', { to: 24, pay: 16 }), 1)).toBe('Raise to 24');
    expect(buttonText('act-complete', option('complete', { to: 4, pay: 3 }), 1)).toBe(
      'Complete to 4',
    );
    expect(buttonText('act-bringin', option('bring_in', { to: 50, pay: 50 }), 100)).toBe(
      'Bring in 0.50',
    );
    expect(buttonText('act-call', option('call', { to: 9, pay: 9, all_in: true }), 1)).toBe(
      'Call 9, all-in',
    );
  });

  it('gives every refusal words', () => {
    expect(refusalText({ code: 'not_your_turn' })).toBe('It is not your turn.');
    expect(refusalText({ code: 'buy_in_range', facts: { least: 4000, most: 20000 } }, 100)).toBe(
      'The buy-in must be from 40.00 to 200.00.',
    );
    const changed = { code: 'price_changed', facts: { to: 80, seen: 40 } };
    expect(refusalText(changed)).toContain('price has changed');
    expect(refusalText({ code: 'something_new' })).toContain('something_new');
  });
});

describe('catalogues', () => {
  const root = join(__dirname, '../src');
  const files = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'texts' ? [] : files(path);
      return /\.(ts|svelte)$/.test(entry.name) ? [path] : [];
    });

  it('has words for every key that the code names', () => {
    const keys = files(root).flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/\bt\(\s*'([a-z0-9_-]+)'/g)].map((match) => match[1]),
    );
    expect(keys.length).toBeGreaterThan(80);
    expect(keys.filter((key) => !has(key ?? ''))).toEqual([]);
  });

  it('has words for the keys that the code puts together', () => {
    const wagers = ['bet', 'bet-high', 'complete', 'raise', 'raise-high', 'call', 'bringin'];
    const states = ['waiting', 'sitting_out', 'live', 'folded', 'all_in', 'protected'];
    const keys = [
      ...CATEGORIES.map((category) => `hand-${category}`),
      ...[1, 2, 3, 4, 5, 6, 7].flatMap((n) => [`street-stud-${n}`, `street-short-stud-${n}`]),
      ...[1, 2].map((n) => `street-draw-${n}`),
      ...wagers.flatMap((id) => [`act-${id}`, `act-${id}-all-in`]),
      ...['fold', 'check', 'show', 'muck'].map((id) => `act-${id}`),
      ...['q', 'h', 'tq', 'pot'].map((id) => `size-preset-${id}`),
      ...states.map((state) => `state-${state}`),
      ...['stud', 'dealer'].flatMap((kind) => [`marker-${kind}`, `marker-${kind}-label`]),
      ...['auto', 'dark', 'light'].map((theme) => `settings-theme-${theme}`),
      ...['four', 'violet', 'two'].map((deck) => `settings-deck-${deck}`),
      ...KEYS.map((key) => key.words),
    ];
    expect(keys.filter((key) => !has(key))).toEqual([]);
  });

  it('shows a missing key instead of hiding it', () => {
    expect(t('no-such-key')).toBe('⟨no-such-key⟩');
    expect(errors).toHaveBeenCalledOnce();
  });

  it.each(languages())('%s can be read whole', (language) => {
    const folder = join(root, 'texts', language);
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.ftl'))) {
      const bundle = new FluentBundle(language);
      const source = readFileSync(join(folder, file), 'utf8');
      const keys = source.match(/^[a-z][a-zA-Z0-9_-]* =/gm) ?? [];
      expect(bundle.addResource(new FluentResource(source))).toEqual([]);
      expect(keys.filter((key) => !bundle.hasMessage(key.slice(0, -2)))).toEqual([]);
    }
  });
});
