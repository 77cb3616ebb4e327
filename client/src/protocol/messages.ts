// The socket protocol, version 1, as docs/protocol.md describes it. Amounts are integer units,
// cards are texts of two letters ("Td"), "??" is a card this viewer may not see, seat 0 is nobody.

export const VERSION = 1;
export const HIDDEN_CARD = '??';

export type OptionKind =
  | 'fold'
  | 'check'
  | 'call'
  | 'bring_in'
  | 'bet'
  | 'complete'
  | 'raise'
  | 'discard'
  | 'show'
  | 'muck';

/** One legal act. `to` is the seat's total on the street afterwards, `pay` what leaves the stack. */
export interface Option {
  kind: OptionKind;
  to: number;
  pay: number;
  up_to: number;
  all_in: boolean;
  most: number;
}

export interface CardView {
  card: string;
  face: 'up' | 'down';
  street: number;
  new: boolean;
}

export type Cause = 'player' | 'time_out' | 'left';

/** The last thing a seat did. */
export interface ActLine {
  act: string;
  /** Units, or a count of cards for "draws" (-1: not shown here) and of statuses for "protected". */
  amount: number;
  cause: Cause;
  street: number;
  all_in: boolean;
}

export type PlaceState =
  'empty' | 'waiting' | 'sitting_out' | 'live' | 'folded' | 'all_in' | 'protected';

export interface Place {
  seat: number;
  state: PlaceState;
  name: string;
  bot: boolean;
  connected: boolean;
  stack: number;
  bet: number;
  total: number;
  cards: CardView[];
  line: ActLine | null;
  drawn: number;
  hand: string;
  won: number;
  protections: number;
  /** Seconds in the time bank as the running clock found it, -1 for none (U23). */
  bank: number;
  leaving: boolean;
  /** Id of who sits there; names are not unique. "" for nobody. */
  player: string;
  /** The empty chair is kept for somebody on the waiting list. */
  offered: boolean;
}

export interface PotView {
  amount: number;
  seats: number[];
}

export interface FoldedCard {
  seat: number;
  card: string;
}

/** `deadline` is server time in milliseconds, 0 for no clock. */
export interface Clock {
  deadline: number;
  seconds: number;
  warn: number;
  /** Server time from which on the player's time bank is used up, 0 for not at all (U23). */
  bank_from: number;
}

/** The first hand begins at `deadline`, or when all who are asked are ready (U48). */
export interface Start {
  deadline: number;
  asked: number[];
  ready: number[];
}

export type Phase = 'waiting' | 'betting' | 'draw' | 'showdown' | 'over';

export interface HandView {
  hand: string;
  number: number;
  phase: Phase;
  street: number;
  pot: number;
  pots: PotView[];
  community: CardView[];
  folded_cards: FoldedCard[];
  asked: number;
  decision: number;
  legal: Option[];
  to_call: number;
  raises_left: number;
  sizes: number[];
  open_pair: boolean;
  button: number;
  hero: string;
  clock: Clock | null;
  /** The cards the viewer himself threw away in this hand. */
  discards: string[];
}

export interface Stakes {
  small: number;
  big: number;
  ante: number;
  bring_in: number;
  small_blind: number;
  big_blind: number;
}

/** The knobs of the room that the client prints or lays the table out by; there are more. */
export interface HouseRules {
  name: string;
  game: string;
  structure: 'limit' | 'pot';
  ante_auto: 'on' | 'off' | 'switch';
  [knob: string]: unknown;
}

export interface SeatView {
  table: string;
  name: string;
  house: HouseRules;
  game: string;
  stakes: Stakes;
  max_seats: number;
  you: number;
  places: Place[];
  marker: [kind: string, seat: number];
  unit: number;
  hand: HandView | null;
  sitting_out: boolean;
  paused: boolean;
  /** Players on the waiting list. */
  waiting: number;
  /** The countdown to the first hand. */
  start: Start | null;
}

/** One line of the dealer's log: a catalogue key and its facts. */
export interface Line {
  code: string;
  seat: number;
  amount: number;
  count: number;
  cards: string[];
  hand: string;
  seats: number[];
  at: number;
  cause: Cause;
  all_in: boolean;
}

/** The question whether to post the next hand's ante; `deadline` is server time (R1.3). */
export interface AnteQuestion {
  amount: number;
  deadline: number;
}

export type AdvanceKind = 'fold' | 'check_fold' | 'check' | 'call' | 'call_any';

/**
 * Something that can be chosen before the turn. `to`: the total on this street it leads to, for
 * `call_any` the largest one; `pay`: what would leave the stack.
 */
export interface AdvanceOption {
  kind: AdvanceKind;
  to: number;
  pay: number;
  all_in: boolean;
}

/**
 * A player's standing wishes. `post`: pay to come in at once; `entering`: a big blind is owed before
 * the first hand (B32).
 */
export interface Wishes {
  auto_muck: boolean;
  auto_ante: boolean;
  post: boolean;
  entering: boolean;
  /** Units bought in the middle of a hand, which come when it is over. */
  adding: number;
  /** What coming in at once costs who owes a big blind: live units and dead ones. */
  post_live: number;
  post_dead: number;
  /** What he chose to do when his turn comes, and what he may choose now. */
  advance: AdvanceOption | null;
  advance_options: AdvanceOption[];
  /** Why a choice was dropped, with the frame that dropped it (CLIENT 5, R3). */
  advance_dropped: '' | 'amount' | 'too_much';
}

// --- from the client ---------------------------------------------------------------------------

export interface ActOrder {
  t: 'act';
  id: string;
  hand: string;
  decision: number;
  act: OptionKind;
  to?: number;
  cards?: string[];
}

export interface AdvanceOrder {
  t: 'advance';
  id: string;
  hand: string;
  decision: number;
  /** null takes an earlier choice back. */
  kind: AdvanceKind | null;
  to?: number;
}

export type Order =
  | ActOrder
  | AdvanceOrder
  | { t: 'bank'; id: string; hand: string; decision: number }
  | { t: 'ready'; id: string }
  | { t: 'sit'; id: string; seat: number; buy_in: number }
  | { t: 'leave'; id: string; when: 'now' | 'after_hand' }
  | { t: 'top_up'; id: string; amount: number }
  | { t: 'sit_out'; id: string; on: boolean }
  | ({ t: 'choice'; id: string } & Partial<Pick<Wishes, 'auto_muck' | 'auto_ante' | 'post'>>)
  | { t: 'ante'; id: string; post: boolean }
  | ChatOrder;

/** What concerns the chat; only a host takes lines away and silences players. */
export type ChatOrder =
  | { t: 'chat'; id: string; text: string }
  | { t: 'unsay'; id: string; number: number }
  | { t: 'silence'; id: string; player: string; on: boolean };

export interface Ping {
  t: 'ping';
  at: number;
}

// --- from the server ---------------------------------------------------------------------------

export interface Welcome {
  t: 'welcome';
  version: number;
  player: string;
  name: string;
  wallet: number;
  now: number;
}

/** A setting of a house or of a table's amounts, or nothing. */
export type KnobValue = boolean | number | string | number[] | null;

/** A setting that is not as it usually is, or not as it was. */
export interface Difference {
  field: string;
  before: KnobValue;
  after: KnobValue;
}

/** What the host has asked of the table; `yours`: the viewer is that host. */
export interface Hosting {
  yours: boolean;
  /** No hand is dealt after this one. */
  paused: boolean;
  /** The table closes after this hand. */
  closing: boolean;
  /** What is different from the next hand on. */
  coming: Difference[];
}

/** For whoever runs a private table: so many people wait to be let in. */
export interface Asking {
  t: 'asking';
  count: number;
}

/** The table belongs to a tournament; `moved_to`: where the viewer sits now, "" for here. */
export interface OfTournament {
  tournament: string;
  moved_to: string;
}

/** What this viewer sees otherwise than everybody; `place` is his chair, null if not dealt in. */
export interface OwnView {
  you: number;
  place: Place | null;
  legal: Option[];
  hero: string;
  discards: string[];
  sitting_out: boolean;
}

/** What is different in everybody's view; of `places` only the chairs that are. */
export type Changes = Partial<SeatView>;

export interface Snapshot {
  t: 'snapshot';
  seq: number;
  now: number;
  /** As everybody sees it. */
  view: SeatView;
  own: OwnView;
  lines: Line[];
  ante: AnteQuestion | null;
  wishes: Wishes | null;
  hosting: Hosting | null;
  tournament?: OfTournament | null;
}

export interface Update {
  t: 'update';
  seq: number;
  now: number;
  changes: Changes;
  own: OwnView;
  lines: Line[];
  events: string[];
  wallet: number | null;
  ante: AnteQuestion | null;
  wishes: Wishes | null;
  hosting: Hosting | null;
  tournament?: OfTournament | null;
}

/** The viewer's own wishes have changed and nothing that others can see; it has no number. */
export interface OwnWishes {
  t: 'wishes';
  wishes: Wishes;
}

export interface Done {
  t: 'done';
  id: string;
}

export interface Refused {
  t: 'refused';
  id: string;
  code: string;
  facts: Record<string, number | string>;
  decision: number;
  legal: Option[];
}

/** Chances are parts of one. Nothing of this is sent at a table with other people (U30). */
export interface Aids {
  share: number;
  win: number;
  tie: number;
  /** Standard error of the share, 0 where every deal was counted. */
  error: number;
  opponents: number;
  /** What the own hand ends as, the best first: "full_house" and the like. */
  kinds: { kind: string; chance: number }[];
  outs: string[];
  /** The best ways to draw, before the draw alone. */
  keeps: { kept: string[]; share: number; improved: number }[];
  draws_told: boolean;
}

/** Pot odds: what a call costs, what it can win, the share that makes it worth its price. */
export interface Price {
  pay: number;
  pot: number;
  share: number;
}

/** The aids of a practice table, for the hand and decision it names; it has no `seq`. */
export interface AidsMessage {
  t: 'aids';
  hand: string;
  decision: number;
  state: 'idle' | 'working' | 'ready' | 'failed' | 'not_installed';
  price: Price | null;
  dead: string[];
  aids: Aids | null;
}

export interface Pong {
  t: 'pong';
  at: number;
  now: number;
}

export type ClosingReason =
  'taken_over' | 'signed_out' | 'restart' | 'slow' | 'too_many' | 'bad_frame' | 'table_closed';

export interface Closing {
  t: 'closing';
  reason: ClosingReason;
}

/** Something a player said; `seat` 0 for somebody who watched, `host` whether he runs the table. */
export interface ChatLine {
  number: number;
  player: string;
  name: string;
  seat: number;
  host: boolean;
  text: string;
  at: number;
}

export type ChatRule = 'everybody' | 'players' | 'off';

/** The chat as it is: what was said lately, who may talk here, and what the viewer may do. */
export interface Chat {
  t: 'chat';
  lines: ChatLine[];
  rule: ChatRule;
  silenced: boolean;
  moderates: boolean;
  /** Ids of the silenced players, for who moderates. */
  quiet: string[];
}

export interface ChatSaid {
  t: 'chat_said';
  line: ChatLine;
}

export interface ChatRemoved {
  t: 'chat_removed';
  number: number;
}

export type ChatMessage = Chat | ChatSaid | ChatRemoved;
export type ServerMessage =
  | Welcome
  | Snapshot
  | Update
  | OwnWishes
  | AidsMessage
  | Asking
  | Done
  | Refused
  | Pong
  | Closing
  | ChatMessage;

// --- a player's own socket ---------------------------------------------------------------------

/** A table where the player waits for a chair; `seat` is kept for him until `until`, 0 for none. */
export interface WaitingFor {
  table: string;
  name: string;
  place: number;
  length: number;
  seat: number;
  until: number;
}

export interface WaitingLists {
  t: 'waiting';
  now: number;
  lists: WaitingFor[];
}

// --- chairs and notes by HTTP ------------------------------------------------------------------

/** What the player may bring to a table, or add there. `kept`: what he left with, 0 for nothing. */
export interface BuyIn {
  least: number;
  most: number;
  kept: number;
  until: number;
  wallet: number;
  refill: boolean;
}

export type LabelColor = '' | 'red' | 'green' | 'blue' | 'violet' | 'gray';

/** What the player has noted about another, for himself alone. */
export interface Note {
  about: string;
  name: string;
  text: string;
  label: LabelColor;
  word: string;
  muted: boolean;
}

/** Answer of /api/tables/TABLE/rules. */
export interface TableRules {
  table: string;
  name: string;
  house: HouseRules;
  stakes: Stakes;
  unit: number;
  /** Name of the player who made the table, "" for one of the room. */
  host: string;
  /** What is not as in the house the table was made from. */
  differences: Difference[];
}

// --- the lobby ---------------------------------------------------------------------------------

export interface LobbyRow {
  table: string;
  name: string;
  house: string;
  game: string;
  structure: string;
  small: number;
  big: number;
  ante: number;
  small_blind: number;
  big_blind: number;
  seats: number;
  seated: number;
  people: number;
  bots: number;
  watching: number;
  average_pot: number;
  hands_per_hour: number;
  action_seconds: number;
  protections: number;
  least_buy_in: number;
  most_buy_in: number;
  unit: number;
  names: string[];
  /** Chairs anybody may take, and players on the waiting list. */
  free: number;
  waiting: number;
  /** Name of the player who made it, "" for a table of the room. */
  host: string;
  private: boolean;
  paused: boolean;
  /** In how many rules and amounts it is not as its house usually is. */
  differs: number;
}

export interface PanelChair {
  seat: number;
  name: string;
  stack: number;
  bot: boolean;
  connected: boolean;
  sitting_out: boolean;
}

/** A closer look at one table, for who has asked for it with `look`. */
export interface TablePanel {
  t: 'panel';
  table: string;
  chairs: PanelChair[];
  differences: Difference[];
}

export interface Lobby {
  t: 'lobby';
  now: number;
  rows: LobbyRow[];
}

export interface Me {
  player: string;
  name: string;
  wallet: number;
  tables: string[];
  /** Has an account; a guest has none. */
  registered: boolean;
  /** A host may open and run tables. */
  role: 'player' | 'host';
}
