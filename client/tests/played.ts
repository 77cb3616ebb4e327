import { flushSync, mount, unmount } from 'svelte';
import { ownOf } from '../src/fixtures/build';
import { SCENES } from '../src/fixtures/scenes';
import type {
  AnteQuestion,
  HandView,
  Line,
  Order,
  ServerMessage,
  Wishes,
} from '../src/protocol/messages';
import type { LineEvents } from '../src/state/table.svelte';
import TablePage from '../src/table/TablePage.svelte';

/** A table page on a socket that the test plays. */
export class Played {
  readonly sent: Order[] = [];
  readonly #page: Record<string, unknown>;
  #events!: LineEvents;
  #seq = 1;
  readonly scene;

  constructor(name: string) {
    const makeScene = SCENES[name];
    if (!makeScene) throw new Error(name);
    this.scene = makeScene(Date.now());
    this.#page = mount(TablePage, {
      target: document.body,
      props: {
        table: 't12',
        makeLine: (_: string, events: LineEvents) => {
          this.#events = events;
          return {
            open: () => this.#begin(),
            close: () => undefined,
            restart: () => this.#begin(),
            send: (order: Order) => this.sent.push(order) > 0,
          };
        },
      },
    });
    flushSync();
  }

  #begin(): void {
    const { view, lines, wallet } = this.scene;
    const now = Date.now();
    this.#events.state('live');
    this.say({ t: 'welcome', version: 1, player: 'p1', name: 'Krystyna', wallet, now });
    const nothing = { ante: null, wishes: null, hosting: null };
    this.say({ t: 'snapshot', seq: 1, now, view, own: ownOf(view), lines, ...nothing });
  }

  say(message: ServerMessage): void {
    this.#events.message(message);
    flushSync();
  }

  /** The next frame: the same table with another hand on it. */
  update(change: Partial<HandView>, lines: Line[] = []): void {
    const { view } = this.scene;
    if (!view.hand) throw new Error('no hand');
    this.#seq += 1;
    const shown = { ...view, hand: { ...view.hand, ...change } };
    this.say({
      t: 'update',
      seq: this.#seq,
      now: Date.now(),
      changes: shown,
      own: ownOf(shown),
      lines,
      events: ['acted'],
      wallet: null,
      ante: null,
      wishes: null,
      hosting: null,
    });
  }

  /** The same table with another question about the ante, or other wishes. */
  ask(ante: AnteQuestion | null, wishes: Wishes | null): void {
    this.#seq += 1;
    const { view } = this.scene;
    const quiet = view.hand && { ...view.hand, legal: [], asked: 0 };
    const shown = { ...view, hand: quiet };
    const now = Date.now();
    this.say({
      t: 'update',
      seq: this.#seq,
      now,
      changes: shown,
      own: ownOf(shown),
      lines: [],
      events: [],
      wallet: null,
      ante,
      wishes,
      hosting: null,
    });
  }

  breakDown(): void {
    this.#events.state('broken');
    flushSync();
  }

  find<Found extends HTMLElement = HTMLElement>(id: string): Found {
    const found = document.querySelector<Found>(`[data-testid="${id}"]`);
    if (!found) throw new Error(`no ${id}`);
    return found;
  }

  has(id: string): boolean {
    return document.querySelector(`[data-testid="${id}"]`) !== null;
  }

  button(id: string): HTMLButtonElement {
    return this.find<HTMLButtonElement>(id);
  }

  key(key: string, target: EventTarget = document.body, code = ''): void {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }));
    flushSync();
  }

  type(text: string): void {
    const field = this.find<HTMLInputElement>('size-input');
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
  }

  end(): void {
    void unmount(this.#page);
    document.body.replaceChildren();
  }
}
