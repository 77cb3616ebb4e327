// What the chat of a table page remembers: the open tab, what is being written, what was read.

import type { ChatLine } from '../../protocol/messages';
import { isMuted } from '../../state/notes.svelte';
import { preferences } from '../../state/preferences.svelte';
import type { TableSession } from '../../state/table.svelte';

export type Tab = 'dealer' | 'chat' | 'notes' | 'session';

export class TalkState {
  tab = $state<Tab>('dealer');
  draft = $state('');
  /** Whether the chat is on screen; who watches a phone opens it first. */
  open = $state(false);
  /** Number of the last line read. */
  #seen = $state(0);
  readonly #session: TableSession;

  constructor(session: TableSession) {
    this.#session = session;
  }

  get chat() {
    return this.#session.state.chat;
  }

  /** Every line but those of muted players. */
  readonly lines = $derived.by(() => this.chat.lines.filter(({ player }) => !isMuted(player)));

  readonly unread = $derived.by(
    () => this.lines.filter((line) => line.number > this.#seen && !this.isOwn(line)).length,
  );

  /** Whether the newest line can be read now. */
  readonly reads = $derived.by(() => this.open && this.tab === 'chat' && !preferences.zen);

  isOwn(line: ChatLine): boolean {
    return line.player === this.#session.state.player;
  }

  /** A line the viewer has to be told of: not his own, not a muted player's, and not in zen. */
  concerns(line: ChatLine): boolean {
    return !preferences.zen && !this.isOwn(line) && !isMuted(line.player);
  }

  /** Why nothing can be written here, as a catalogue key's tail; "" where it can. */
  readonly closed = $derived.by(() => {
    const { state, view } = this.#session;
    if (!state.player) return 'no_session';
    if (state.chat.rule === 'players' && view?.you === 0) return 'chat_players';
    return state.chat.silenced ? 'chat_silenced' : '';
  });

  /** All that there is has been read. A server that starts anew counts its lines from 1 again. */
  markRead(): void {
    this.#seen = this.chat.lines.at(-1)?.number ?? 0;
  }

  send(): void {
    const text = this.draft.trim();
    if (text === '') return;
    this.#session.send({ t: 'chat', text });
    this.draft = '';
  }
}
