// What the table page knows and does: the one value its parts share.

import { timeLeft, type TimeLeft } from '../model/clock';
import { amount, refusalText } from '../model/words';
import { ApiError, refill, tables } from '../protocol/api';
import { newId } from '../protocol/ids';
import type { BuyIn } from '../protocol/messages';
import { buyInLimits } from '../protocol/seating';
import { prefer, preferences } from '../state/preferences.svelte';
import { player, refreshPlayer } from '../state/session.svelte';
import { TableSession, type MakeLine } from '../state/table.svelte';
import { waitingFor } from '../state/waiting.svelte';
import { t } from '../texts/index.svelte';
import type { PanelName } from './panels';
import { Speech } from './speech.svelte';
import { TalkState } from './talk/talk_state.svelte';

export class TablePageState {
  readonly table: string;
  readonly session: TableSession;
  readonly speech = new Speech();
  readonly talk: TalkState;

  /** The dialog over the table. */
  panel = $state<PanelName>('none');
  /** Chair a buy-in is asked for. */
  wantedSeat = $state(0);
  /** What the player may bring or add; read when a dialog about chips opens. */
  limits = $state.raw<BuyIn | null>(null);
  /** Whom the dialog about a player is about. */
  person = $state.raw({ player: '', name: '' });
  /** Why a dialog about chips cannot be shown. */
  problem = $state('');
  /** There is no such table. */
  missing = $state(false);
  /** Server time in milliseconds, kept ticking by the page. */
  now = $state(Date.now());
  /** Cards marked for exchange, as places in the hero's row. */
  marked = $state.raw<ReadonlySet<number>>(new Set());
  /** Why what the viewer chose before his turn does not stand any more, "" where it does. */
  dropped = $state('');
  /** The turn that was rung for, so that it is rung for once. */
  rung = '';

  readonly view = $derived.by(() => this.session.view);
  readonly hand = $derived.by(() => this.view?.hand ?? null);
  readonly hero = $derived.by(() => this.view?.places.find(({ seat }) => seat === this.view?.you));
  readonly yourTurn = $derived.by(
    () => !!this.view && this.view.you > 0 && this.hand?.asked === this.view.you,
  );
  /** Names the decision that is the viewer's now, "" while it is not his turn. */
  readonly turn = $derived.by(() =>
    this.yourTurn && this.hand ? `${this.hand.hand} ${this.hand.decision}` : '',
  );
  readonly discard = $derived.by(
    () => this.hand?.legal.find((option) => option.kind === 'discard') ?? null,
  );
  /** Whether the viewer plays in the hand that runs. */
  readonly inHand = $derived.by(() => {
    const playing = ['live', 'all_in', 'protected'].includes(this.hero?.state ?? '');
    return !!this.hand && this.hand.phase !== 'over' && playing;
  });

  /** Whether the viewer runs this table; nobody does at a practice table. */
  readonly runs = $derived.by(() => {
    const { hosting, aids } = this.session.state;
    return hosting?.yours === true || (player()?.role === 'host' && aids === null);
  });

  /** Whether the viewer could put his time bank behind the running clock (U23). */
  readonly mayUseBank = $derived.by(() => {
    const clock = this.hand?.clock;
    const asked = this.yourTurn && this.hand?.phase !== 'showdown' && this.session.mayAct;
    const sent = this.session.state.unanswered.some((order) => order.t === 'bank');
    return asked && !sent && !!clock && clock.bank_from === 0 && (this.hero?.bank ?? 0) > 0;
  });

  /** Whether the viewer is on the table's waiting list. */
  readonly waits = $derived.by(() => waitingFor(this.table) !== null);
  /** The chair that is kept for the viewer, 0 for none. */
  readonly offeredSeat = $derived.by(() => waitingFor(this.table)?.seat ?? 0);
  /** A chair the viewer could take now, 0 for none. */
  readonly freeSeat = $derived.by(() => {
    const free = this.view?.places.find((one) => one.state === 'empty' && !one.offered);
    return this.offeredSeat || (free?.seat ?? 0);
  });

  constructor(table: string, makeLine?: MakeLine) {
    this.table = table;
    this.session = new TableSession(table, makeLine);
    this.talk = new TalkState(this.session);
  }

  /** The running clock at this instant, not at the last tick. */
  get timeLeft(): TimeLeft | null {
    return timeLeft(this.hand?.clock ?? null, this.session.now());
  }

  written(units: number): string {
    return amount(units, this.view?.unit ?? 1);
  }

  say(sentence: string): void {
    this.speech.say(sentence);
  }

  open(panel: PanelName): void {
    this.panel = panel;
  }

  /** Open the notes about somebody. */
  openPerson(player: string, name: string): void {
    this.person = { player, name };
    this.panel = 'person';
  }

  closePanel(): void {
    this.panel = 'none';
  }

  /** Read whether the lobby knows the table: a socket that never opens may mean it does not. */
  async lookForTable(): Promise<void> {
    try {
      this.missing = !(await tables()).rows.some((one) => one.table === this.table);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }

  async takeSeat(seat: number): Promise<void> {
    this.wantedSeat = seat;
    this.session.dismiss();
    this.panel = 'sit';
    this.limits = null;
    // Who has no name yet is asked for one first.
    if (this.session.state.player) await this.#readLimits();
  }

  async rebuy(): Promise<void> {
    this.session.dismiss();
    this.panel = 'rebuy';
    await this.#readLimits();
  }

  async #readLimits(): Promise<void> {
    this.problem = '';
    this.limits = null;
    try {
      this.limits = await buyInLimits(this.table);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem = refusalText(error);
    }
  }

  async signedIn(): Promise<void> {
    await refreshPlayer();
    this.session.restart();
    await this.#readLimits();
  }

  get #buyInKey(): string {
    return this.view ? `${this.view.house.name} ${this.view.stakes.small}` : '';
  }

  /** The amount a buy-in dialog starts with: the player's last one at such a table. */
  get buyInStart(): number {
    if (!this.limits) return 0;
    const { least, most } = this.limits;
    const wished = preferences.buyIns[this.#buyInKey] ?? most;
    return Math.max(Math.min(wished, most, this.session.state.wallet), least);
  }

  sitDown(units: number): void {
    prefer({ buyIns: { ...preferences.buyIns, [this.#buyInKey]: units } });
    this.session.send({ t: 'sit', seat: this.wantedSeat, buy_in: units });
  }

  addChips(units: number): void {
    this.session.send({ t: 'top_up', amount: units });
    this.closePanel();
  }

  leave(): void {
    if (this.inHand) this.panel = 'leave';
    else this.leaveAs('now');
  }

  leaveAs(when: 'now' | 'after_hand'): void {
    this.session.send({ t: 'leave', when });
    this.closePanel();
  }

  async getChips(): Promise<void> {
    try {
      this.session.refill((await refill(newId())).wallet);
      await this.#readLimits();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem = refusalText(error);
      this.limits = null;
    }
  }

  useBank(): void {
    if (!this.mayUseBank || !this.hand) return;
    this.session.send({ t: 'bank', hand: this.hand.hand, decision: this.hand.decision });
  }

  /** Mark or unmark a card for the exchange. */
  toggle(index: number): void {
    if (!this.discard || !this.session.mayAct) return;
    const next = new Set(this.marked);
    if (!next.delete(index)) next.add(index);
    if (next.size > this.discard.most) {
      this.say(t('mark-too-many', { count: this.discard.most }));
      return;
    }
    this.marked = next;
  }
}
