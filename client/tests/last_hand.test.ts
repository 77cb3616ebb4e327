import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HandRow, HandStory, PastPlayer } from '../src/protocol/history';
import type { CardView, Line } from '../src/protocol/messages';
import { Played } from './played';

let played: Played;
let answers: Record<string, unknown>;
let asked: { path: string; body: string | undefined }[];

beforeEach(() => {
  asked = [];
  answers = {
    '/api/tables/t12/hands': { rows: [row(2), row(1)], history: 'email' },
    '/api/hands/t12-2': story(2, 'email'),
    '/api/hands/t12-1': story(1, 'view'),
  };
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    asked.push({ path, body: init.body as string | undefined });
    const answer = answers[path];
    const status = answer === undefined ? 404 : 200;
    return Promise.resolve(new Response(JSON.stringify(answer ?? { code: 'no_mail' }), { status }));
  });
});

afterEach(() => {
  played.end();
  vi.unstubAllGlobals();
});

function row(number: number): HandRow {
  return {
    hand: `t12-${number}`,
    table: 't12',
    table_name: 'Table 12',
    number,
    began: 0,
    ended: 0,
    game: 'five_card_stud',
    house: 'fortune',
    unit: 1,
    you: 1,
    pot: 70 + number,
    result: -4,
    void: false,
    aided: false,
  };
}

function cards(texts: string): CardView[] {
  return texts.split(' ').map((card, index) => {
    return { card, face: index === 0 ? 'down' : 'up', street: 2, new: false };
  });
}

function player(seat: number, name: string, held: string, more: Partial<PastPlayer>): PastPlayer {
  const plain = { stack: 100, result: 0, hand: '', folded_on: 0, shown: false, mucked: false };
  return { seat, name, cards: cards(held), ...plain, ...more };
}

function story(number: number, history: string): HandStory {
  const line: Line = {
    code: 'log-mucks',
    seat: 3,
    amount: 0,
    count: 0,
    cards: [],
    hand: '',
    seats: [],
    at: 1,
    cause: 'player',
    all_in: false,
  };
  return {
    row: row(number),
    history,
    past: {
      hand: `t12-${number}`,
      number,
      game: 'five_card_stud',
      button: 0,
      players: [
        player(3, 'Cy', 'Jd 8d Tc 5h 6h', { mucked: true, hand: '0JT865', result: -4 }),
        player(4, 'Di', '?? 6c', { folded_on: 2 }),
      ],
      community: [],
      lines: [line],
      rake: 0,
      void: false,
    },
  };
}

async function open(scene = 'rail'): Promise<Played> {
  played = new Played(scene);
  played.key('l');
  await settled(() => played.has('lasthand-hand'));
  return played;
}

async function settled(done: () => boolean): Promise<void> {
  await vi.waitFor(() => {
    flushSync();
    expect(done()).toBe(true);
  });
}

describe('R3.30, B43: the last hands', () => {
  it('lists the hands of the server and shows the newest with its mucked hand', async () => {
    const table = await open();
    expect(table.find('lasthand-list').querySelectorAll('li')).toHaveLength(2);
    expect(table.find('lasthand-list').textContent).toContain('pot 72');
    const hand = table.find('lasthand-hand').textContent;
    expect(hand).toMatch(/Cy.*Jack high, lost 4, mucked/s);
    expect(hand).toContain('Cy mucks');
    expect(table.has('last-hand-3')).toBe(true);
    expect(table.has('last-hand-4')).toBe(false);
    expect(table.find('lasthand-phh').getAttribute('href')).toBe(
      '/api/hands/t12-2/download?format=phh',
    );
  });

  it('asks for the list again when a hand has ended', async () => {
    const table = await open('stud8');
    answers['/api/tables/t12/hands'] = { rows: [row(3), row(2)], history: 'email' };
    answers['/api/hands/t12-3'] = story(3, 'email');
    table.update({ phase: 'over', legal: [], asked: 0 });
    await settled(() => table.find('lasthand-hand').textContent?.includes('Cy') ?? false);
    await settled(() => table.find('lasthand-list').textContent?.includes('pot 73') ?? false);
  });

  it('R1.32: mails a hand only where the house does, and says what came of it', async () => {
    const table = await open();
    table.button('lasthand-mail').click();
    flushSync();
    const field = table.find('lasthand-mail-to') as HTMLInputElement;
    field.value = 'ann@example.org';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    table.button('lasthand-mail-send').click();
    await settled(() => (table.find('lasthand').textContent ?? '').includes('does not mail hands'));
    answers['/api/hands/t12-2/mail'] = { state: 'queued' };
    table.button('lasthand-mail-send').click();
    await settled(() => (table.find('lasthand').textContent ?? '').includes('on its way'));
    expect(asked.at(-1)?.body).toBe('{"to":"ann@example.org","language":"en"}');
    table.find('lasthand-list').querySelectorAll('button')[1]?.click();
    await settled(() => asked.some((one) => one.path === '/api/hands/t12-1'));
    await settled(() => table.has('lasthand-hand'));
    expect(table.has('lasthand-mail')).toBe(false);
  });

  it('says so when there is none', async () => {
    answers['/api/tables/t12/hands'] = { rows: [], history: 'window' };
    played = new Played('rail');
    played.key('l');
    await settled(() => (played.find('lasthand').textContent ?? '').includes('No hand has ended'));
  });
});
