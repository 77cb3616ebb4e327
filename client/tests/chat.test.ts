import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NO_CHAT, hear } from '../src/protocol/chat_state';
import type { Chat, ChatLine } from '../src/protocol/messages';
import { closeNotes, saveNote } from '../src/state/notes.svelte';
import { prefer } from '../src/state/preferences.svelte';
import { Played } from './played';

let played: Played;

afterEach(() => {
  played?.end();
  closeNotes();
  prefer({ zen: false, muteDealer: false });
  vi.restoreAllMocks();
});

const line = (number: number, text: string, more: Partial<ChatLine> = {}): ChatLine => ({
  number,
  player: 'p3',
  name: 'Марина',
  seat: 3,
  host: false,
  text,
  at: 1000,
  ...more,
});

const chat = (more: Partial<Chat> = {}): Chat => ({
  t: 'chat',
  lines: [],
  rule: 'players',
  silenced: false,
  moderates: false,
  quiet: [],
  ...more,
});

/** A table with a chat, its tab open; the viewer is player p1 on chair 5. */
function open(more: Partial<Chat> = {}): Played {
  played = new Played('stud8');
  played.say(chat(more));
  played.button('tab-chat').click();
  flushSync();
  return played;
}

const shown = () => played.find('chat').textContent?.replace(/\s+/g, ' ').trim() ?? '';

function write(text: string): void {
  const field = played.find<HTMLInputElement>('chat-input');
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}

describe('the fold of the chat', () => {
  it('takes whole chats, single lines and removals', () => {
    const first = hear(NO_CHAT, chat({ lines: [line(1, 'a'), line(2, 'b')] }));
    const second = hear(first, { t: 'chat_said', line: line(3, 'c') });
    expect(second.fresh?.text).toBe('c');
    const third = hear(second, { t: 'chat_removed', number: 2 });
    expect(third.lines.map(({ text }) => text)).toEqual(['a', 'c']);
    expect(hear(third, chat({ lines: [line(1, 'new')] })).lines).toHaveLength(1);
  });
});

describe('U26: the chat beside the dealer', () => {
  it('P54: shows what was typed and nothing it could mean to a browser', () => {
    const typed = '<img src=x onerror=alert(1)><b>x</b>';
    open({ lines: [line(1, typed, { name: '<i>Eve</i>' })] });
    expect(shown()).toContain(typed);
    expect(shown()).toContain('<i>Eve</i>');
    expect(played.find('chat').querySelector('img, b, i')).toBeNull();
  });

  it('tells players, watchers and the host apart in words', () => {
    open({
      lines: [
        line(1, 'a'),
        line(2, 'b', { name: 'Eve', seat: 0 }),
        line(3, 'c', { host: true }),
        line(4, 'd', { player: 'p1', seat: 5 }),
      ],
    });
    expect(shown()).toContain('Марина seat 3 a');
    expect(shown()).toContain('Eve watching b');
    expect(shown()).toContain('Марина host c');
    expect(shown()).toContain('You seat 5 d');
  });

  it('sends a line, empties the field and gives refused words back', () => {
    open();
    write('hello');
    played.button('chat-send').click();
    flushSync();
    const [sent] = played.sent;
    expect(sent).toMatchObject({ t: 'chat', text: 'hello' });
    expect(played.find<HTMLInputElement>('chat-input').value).toBe('');
    const facts = { seconds: 4 };
    played.say({ t: 'refused', id: sent?.id ?? '', code: 'chat_too_fast', facts, decision: 0, legal: [] });
    expect(played.find('chat-refusal').textContent).toContain('Wait 4 seconds');
    expect(played.find<HTMLInputElement>('chat-input').value).toBe('hello');
    expect(played.has('refusal')).toBe(false); // it is no affair of the action bar
  });

  it('U46: letters in the field are letters, and an act is still possible', () => {
    open();
    played.key('f', played.find('chat-input'));
    expect(played.sent).toEqual([]);
    write('x');
    played.button('act-fold').click();
    flushSync();
    expect(played.sent).toMatchObject([{ t: 'act', act: 'fold' }]);
    expect(played.find<HTMLInputElement>('chat-input').value).toBe('x');
  });

  it('counts what was not read, but neither own lines nor those of muted players', async () => {
    await saveNote({ about: 'p2', name: 'W', text: '', label: '', word: '', muted: true });
    open();
    played.button('tab-dealer').click();
    flushSync();
    for (const said of [
      line(1, 'a'),
      line(2, 'b', { player: 'p1' }),
      line(3, 'c', { player: 'p2' }),
      line(4, 'd'),
    ])
      played.say({ t: 'chat_said', line: said });
    expect(played.find('chat-unread').textContent).toBe('2');
    played.button('tab-chat').click();
    flushSync();
    expect(played.has('chat-unread')).toBe(false);
    expect(shown()).not.toContain(' c');
  });

  it('says why nothing can be written', () => {
    open({ silenced: true });
    expect(played.has('chat-input')).toBe(false);
    expect(document.body.textContent).toContain('The host does not let you talk');
  });

  it('is not there where a table has none', () => {
    open({ rule: 'players' });
    played.say(chat({ rule: 'off' }));
    expect(played.has('tab-chat')).toBe(false);
    expect(played.has('log')).toBe(true);
  });

  it('lets whoever runs the table take a line away, and nobody else', () => {
    open({ lines: [line(7, 'rude')] });
    const remove = () => document.querySelector<HTMLButtonElement>('[aria-label^="Remove what"]');
    expect(remove()).toBeNull();
    played.say(chat({ lines: [line(7, 'rude')], moderates: true }));
    remove()?.click();
    expect(played.sent).toMatchObject([{ t: 'unsay', number: 7 }]);
  });
});

describe('U32: notes', () => {
  it('opens from the name at the table and keeps what is written', async () => {
    open();
    played.button('person-3').click();
    flushSync();
    expect(played.find('person').textContent).toContain('Марина');
    const text = played.find<HTMLTextAreaElement>('note-text');
    text.value = 'sees every street';
    text.dispatchEvent(new Event('input', { bubbles: true }));
    played.button('label-green').click();
    flushSync();
    played.find<HTMLFormElement>('person').querySelector('form')?.requestSubmit();
    await vi.waitFor(() => expect(played.has('person')).toBe(false));
    const mark = played.find('plate-3').querySelector('[role="img"]');
    expect(mark?.getAttribute('aria-label')).toBe('Label green');
    played.button('tab-notes').click();
    flushSync();
    expect(played.find('notes').textContent).toContain('sees every street');
  });
});
