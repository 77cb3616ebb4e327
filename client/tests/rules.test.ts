import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { house, seatView } from '../src/fixtures/build';
import { rulesOf, type RuledTable } from '../src/model/rules';
import RulesPage from '../src/pages/RulesPage.svelte';
import type { HouseRules } from '../src/protocol/messages';
import { t, useLanguage } from '../src/texts/index.svelte';
import { choicesOf, readCatalogue } from './catalogues';
import { Played } from './played';

/** All settings of a room, as the server sends them. */
const STUD: HouseRules = house({
  max_seats: 8,
  ante_divisor: 5,
  bring_in_divisor: 4,
  bring_in_suit_order: 'cdhs',
  opener_may_complete: true,
  small_bet_streets: [3, 4],
  big_bet_streets: [5, 6, 7],
  open_pair_street: 4,
  open_pair_who: 'any',
  cap: 4,
  headsup_uncap: 'never',
  short_wager: 'half_full',
  burn: false,
  stub_short: 'community',
  draw_reshuffle: 'exclude_own',
  draw_deal: 'sequential',
  max_draw: 5,
  dealer: 'fixed',
  dealer_marker_seat: 8,
  board_tie: 'position',
  showdown_checked: 'any_round_aggressor',
  muck_choice: 'loser_only',
  allin_face_up: 'tournaments',
  uncontested_show: 'choice',
  action_seconds: 30,
  warn_seconds: 15,
  time_bank_seconds: 60,
  time_bank_hands: 10,
  reconnect_extra_seconds: 30,
  timeout_protections: 0,
  protection_hours: 24,
  timeout_free_action: 'check',
  history: 'window',
  history_hands: 50,
  sitout_kick_minutes: 15,
  odd_chip: 'position',
  rake_basis_points: 0,
  rake_cap: null,
  rake_first_round_free: true,
  min_wager_round2: '2bb',
  pot_limit_max: 'pot_after_call',
  fold_when_free: false,
  announce_hands: true,
  show_draw_counts: true,
  new_player_entry: 'free',
  min_buy_in_big_bets: 10,
  leaving: 'check_fold',
});
const DRAW: HouseRules = {
  ...STUD,
  game: 'five_card_draw',
  structure: 'pot',
  small_bet_streets: [1],
  big_bet_streets: [2],
  cap: null,
  fold_when_free: true,
  open_pair_street: null,
};
const stud = (change: Partial<HouseRules> = {}): RuledTable =>
  seatView({ house: { ...STUD, ...change } });
const draw = (change: Partial<HouseRules> = {}): RuledTable => ({
  house: { ...DRAW, ...change },
  stakes: { small: 50, big: 100, ante: 0, bring_in: 0, small_blind: 25, big_blind: 50 },
  unit: 100,
});
const said = (table: RuledTable) => rulesOf(table).flatMap(({ lines }) => lines);

const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(async () => {
  expect(errors).not.toHaveBeenCalled();
  document.body.replaceChildren();
  await useLanguage('en');
});

describe('the rules of a table', () => {
  it('are the amounts and settings in force', () => {
    expect(said(stud())).toEqual(
      expect.arrayContaining([
        'Everybody antes 1.',
        'The lowest up card opens with a bring-in of 1.',
        'Bets of 8: fifth street, sixth street, and seventh street.',
        'With an open pair the bet of 8 is allowed too: fourth street.',
        'At most 4 wagers a round, the bet included.',
        'The stud button lies at seat 8.',
        '30 seconds for each decision.',
        'The least buy-in is 10 big bets: 80.',
        'There is no rake.',
        '50 hands are kept.',
      ]),
    );
    expect(said(draw())).toEqual(
      expect.arrayContaining([
        'Small blind 0.25, big blind 0.50.',
        'Least bet 1.00: after the draw.',
        'The number of raises has no limit.',
        'The largest raise is the pot after the call.',
        'Out of time at the draw: you stand pat and stay in the hand.',
        'After the draw the least bet is two big blinds.',
      ]),
    );
  });

  it('say what is changed and leave out what does not apply', () => {
    const raked = { rake_basis_points: 250, rake_cap: 3, rake_first_round_free: false };
    expect(said(stud(raked))).toContain('Rake: 2.5 %, at most 3 a hand.');
    expect(said(stud({ timeout_protections: 2 }))).toContain('They are full again after 24 hours.');
    expect(said(stud())).not.toContain('They are full again after 24 hours.');
    expect(said(stud()).join(' ')).not.toMatch(/exchange|blind|pot after the call/);
    expect(said(draw()).join(' ')).not.toMatch(/bring|open pair|antes/i);
    expect(said(stud({ cap: 1 }))).toContain('At most 1 wager a round, the bet included.');
  });

  it('print a setting without words as it is, and hide none', () => {
    expect(said(stud({ from_the_future: 7 }))).toContain('from_the_future: 7');
    expect(rulesOf(stud()).map(({ title }) => title)).not.toContain(t('rules-other'));
    expect(rulesOf(draw()).map(({ title }) => title)).not.toContain(t('rules-other'));
  });

  it.each(['pl', 'ru'])('can be said in %s', async (language) => {
    await useLanguage(language);
    for (const table of [stud(), draw()]) {
      const lines = said(table);
      expect(lines.length).toBeGreaterThan(28);
      for (const line of lines) expect(line).not.toMatch(/[{}⟨⟩_]|undefined|NaN/);
    }
  });
});

/** They come with the house, have one value alone, or follow from the amounts. */
const FORMLESS = new Set([
  'name',
  'game',
  'bring_in_suit_order',
  'draw_reshuffle',
  'ante_divisor',
  'bring_in_divisor',
]);

describe('the settings the engine knows', () => {
  const source = readFileSync(
    join(__dirname, '../../src/doorcard/engine/house.py'),
    'utf8',
  ).replace(/\s+/g, ' ');
  const knobs = [...source.matchAll(/ (\w+): Annotated\[(.*?)knob\(/g)].map(
    ([, name = '', type = '']) => ({
      name,
      forms: [...(/Literal\[([^\]]*)\]/.exec(type)?.[1] ?? '').matchAll(/"(\w+)"/g)].map(
        ([, form = '']) => (name === 'min_wager_round2' ? `min-${form}` : form),
      ),
    }),
  );

  it('are all in the house of this test', () => {
    expect(knobs.length).toBeGreaterThan(40);
    expect(knobs.map(({ name }) => name).filter((name) => !(name in STUD))).toEqual([]);
  });

  it.each(['en', 'pl', 'ru'])('have a short name for the form of a table in %s', (language) => {
    const { messages } = readCatalogue(language);
    const named = knobs.map(({ name }) => name).filter((name) => !FORMLESS.has(name));
    expect(named.filter((name) => !messages.has(`knob-${name}`))).toEqual([]);
  });

  it.each(['en', 'pl', 'ru'])('have words for each of their values in %s', (language) => {
    const catalogue = readCatalogue(language);
    const chosen = knobs.filter(({ forms }) => forms.length > 0);
    expect(chosen.length).toBeGreaterThan(15);
    for (const { name, forms } of chosen) {
      const [choice] = choicesOf(catalogue, `rule-${name}`);
      expect(choice?.forms, name).toEqual(expect.arrayContaining(forms));
    }
  });
});

describe('where the rules stand', () => {
  it('in a page of their own, asked of the server', async () => {
    const differences = [
      { field: 'max_seats', before: 8, after: 6 },
      { field: 'burn', before: true, after: false },
      { field: 'ante', before: 1, after: 2 },
    ];
    const table = { ...stud(), table: 't12', name: 'Table 12', host: 'Ann', differences };
    const answer = (body: object, status = 200) =>
      Promise.resolve(new Response(JSON.stringify(body), { status }));
    const fetched = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation((path) =>
        path === '/api/tables/t12/rules' ? answer(table) : answer({ code: 'not_found' }, 404),
      );
    const page = mount(RulesPage, { target: document.body, props: { table: 't12' } });
    await vi.waitFor(() =>
      expect(document.querySelector('h1')?.textContent).toBe('Rules of Table 12'),
    );
    expect(document.querySelector('[data-testid=rules]')?.textContent).toContain(
      'Everybody antes 1.',
    );
    const unusual = [...document.querySelectorAll('[data-testid=differences] li')];
    expect(unusual.map((one) => one.textContent)).toEqual([
      'Seats: 6 (usually 8)',
      'Burned cards: No cards are burned.',
      'Ante: 2 (usually 1)',
    ]);
    void unmount(page);
    document.body.replaceChildren();
    const missing = mount(RulesPage, { target: document.body, props: { table: 'x' } });
    await vi.waitFor(() =>
      expect(document.querySelector('[role=alert]')?.textContent).toBe('There is no such table.'),
    );
    void unmount(missing);
    fetched.mockRestore();
  });

  it('behind the menu of the table, without leaving it', () => {
    const table = new Played('stud8');
    table.find('menu').click();
    flushSync();
    table.find('rules-open').click();
    flushSync();
    expect(table.find('rules').textContent).toContain('Seven Card Stud.');
    expect(table.sent).toEqual([]);
    table.end();
  });
});
