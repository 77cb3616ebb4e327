// Codes and facts of the server in the player's words.

import type { ActLine, Line, Option, Place, Refused, SeatView } from '../protocol/messages';
import type { LogEntry, Names } from '../protocol/table_state';
import { has, language, t, type Facts } from '../texts/index.svelte';
import { formatAmount } from './amounts';
import { faceOf } from './cards';
import { readHandCode } from './hands';
import { layoutOf } from './layouts';

/** What has to be known of a table to put its facts into words. */
export type Tongue = Pick<SeatView, 'unit' | 'game'>;

export function amount(units: number, unit: number): string {
  return formatAmount(units, unit, language());
}

/** "jack of hearts"; for a card nobody here may see, that it is face down. */
export function cardName(card: string): string {
  const face = faceOf(card);
  if (!face) return t('card-hidden');
  return t('card-name', { high: `r${face.rank}`, suit: face.suit });
}

/** "kings full of queens", or "" for a code that names no hand. */
export function handText(code: string): string {
  const name = readHandCode(code);
  if (!name) return '';
  const [high = 'A', low = 'A'] = name.ranks;
  return t(`hand-${name.category}`, { high: `r${high}`, low: `r${low}` });
}

/** A sentence's first letter in upper case. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
}

/** "a, b and c" in the player's language. */
export function list(parts: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(parts);
}

export function streetName(game: string, street: number): string {
  return t(`street-${layoutOf(game).streets}-${street}`);
}

/** What the stakes of a table are made of, in the lobby's rows and in a table's view alike. */
interface StakeFacts {
  structure: string;
  small: number;
  big: number;
  ante: number;
  small_blind: number;
  big_blind: number;
  unit: number;
}

/** "4/8", or with the kind of limit in front: "Limit 4/8". Pot-limit names its blinds. */
export function stakesText(facts: StakeFacts, named = false): string {
  const pot = facts.structure === 'pot';
  const low = amount(pot ? facts.small_blind : facts.small, facts.unit);
  const high = amount(pot ? facts.big_blind : facts.big, facts.unit);
  return named ? t('stakes', { structure: facts.structure, low, high }) : `${low}/${high}`;
}

/** What is paid before the cards and not named by the stakes: an ante or a limit table's blinds. */
export function forcedText(facts: StakeFacts): string {
  const written = (units: number) => amount(units, facts.unit);
  if (facts.ante > 0) return t('stakes-ante', { amount: written(facts.ante) });
  if (facts.big_blind === 0 || facts.structure === 'pot') return '';
  const blinds = { small: written(facts.small_blind), big: written(facts.big_blind) };
  return t('stakes-blinds', blinds);
}

/** Cards inside a text travel between these two marks, to be drawn or spoken afterwards. */
export const CARDS_OPEN = '\u{E000}';
export const CARDS_CLOSE = '\u{E001}';

/** A line of the dealer's log with its cards still as codes between the two marks. */
export function lineText(entry: LogEntry, tongue: Tongue): string {
  const { line } = entry;
  const facts = lineFacts(entry, tongue);
  return has(line.code) ? t(line.code, facts) : t('log-unknown', { code: line.code });
}

function lineFacts({ line, names, number }: LogEntry, tongue: Tongue): Facts {
  const written = (units: number) => amount(units, tongue.unit);
  return {
    name: nameOf(line.seat, names),
    amount: written(line.amount),
    dead: line.count === 0 ? 'none' : written(line.count),
    count: line.count,
    number: String(number),
    street: line.code === 'log-street' ? streetName(tongue.game, line.count) : '',
    cards: line.cards.length ? CARDS_OPEN + line.cards.join(' ') + CARDS_CLOSE : 'none',
    hand: handText(line.hand) || 'none',
    names: list(line.seats.map((seat) => nameOf(seat, names))),
    split: line.seats.length > 1 ? 'yes' : 'no',
    cause: line.cause,
    allin: line.all_in ? 'yes' : 'no',
  };
}

function nameOf(seat: number, names: Names): string {
  if (seat === 0) return '';
  return names[seat] || t('log-anonymous', { seat });
}

/** A piece of a text: plain words, or a card to be drawn. */
export type Piece = { text: string } | { card: string };

export function pieces(text: string): Piece[] {
  const parts = text.split(new RegExp(`${CARDS_OPEN}([^${CARDS_CLOSE}]*)${CARDS_CLOSE}`, 'u'));
  return parts.flatMap((part, index): Piece[] => {
    if (index % 2 === 1) return part.split(' ').map((card) => ({ card }));
    return part === '' ? [] : [{ text: part }];
  });
}

/** The text as it is read aloud: cards by their names. */
export function spoken(text: string): string {
  return pieces(text)
    .map((piece) => ('card' in piece ? `${cardName(piece.card)},` : piece.text))
    .join(' ')
    .replace(/,?\s+/g, (gap) => (gap.startsWith(',') ? ', ' : ' '))
    .replace(/,\s*$/, '')
    .trim();
}

/** Lines worth saying aloud; the rest is on screen for who wants to look. */
export function isSpoken(line: Line): boolean {
  return !QUIET.has(line.code);
}

const QUIET = new Set(['log-hand', 'log-button', 'log-own-cards', 'log-board', 'log-rake']);

/** What a seat did last, "" where it has done nothing. */
export function actLineText(line: ActLine, place: Place, tongue: Tongue): string {
  const text = plainActLine(line, place, tongue);
  if (line.cause === 'time_out' && line.act !== 'protected')
    return t('line-time-out', { line: text });
  return line.all_in ? t('line-all-in', { line: text }) : text;
}

function plainActLine(line: ActLine, place: Place, tongue: Tongue): string {
  const hand = handText(place.hand);
  if (line.act === 'shows' && hand) return hand;
  const key = line.act === 'wins' && hand ? 'line-wins-with' : `line-${line.act}`;
  if (!has(key)) return t('line-unknown', { act: line.act });
  return t(key, {
    amount: amount(line.amount, tongue.unit),
    count: line.amount,
    hand,
    short: shortStreet(line, tongue),
  });
}

/** "4th" where a game's streets are told apart by number, else "none". */
function shortStreet(line: ActLine, tongue: Tongue): string {
  const key = `street-short-${layoutOf(tongue.game).streets}-${line.street}`;
  return has(key) ? t(key) : 'none';
}

/** The one line under a seat's name: its state, or its last act. */
export function seatLine(place: Place, tongue: Tongue): string {
  if (place.state === 'empty') return '';
  if (!place.connected && !place.bot) return t('state-reconnecting');
  if (place.line && place.state !== 'sitting_out') return actLineText(place.line, place, tongue);
  if (place.state === 'live') return '';
  if (place.stack === 0 && place.state !== 'all_in') return t('state-broke');
  return t(`state-${place.state}`);
}

/** All that a seat's box shows, for those who hear it. */
export function seatLabel(
  place: Place,
  tongue: Tongue,
  own: boolean,
  marker: 'stud' | 'dealer' | null,
): string {
  const { seat, bet, drawn, cards } = place;
  if (place.state === 'empty') return `${t('seat-empty-number', { seat })}, ${t('seat-empty')}`;
  const name = own ? t('seat-you') : place.name;
  const up = cards.filter((card) => card.face === 'up');
  const parts = [
    t('seat-label', { seat, name }),
    place.bot ? t('seat-bot-label') : '',
    t('seat-stack', { amount: amount(place.stack, tongue.unit) }),
    seatLine(place, tongue),
    drawn >= 0 ? t('drew', { count: drawn }) : '',
    bet > 0 ? t('bet-label', { name, amount: amount(bet, tongue.unit) }) : '',
    cards.length > 0 ? t('cards-number', { count: cards.length }) : '',
    up.length > 0 ? t('cards-up', { cards: list(up.map((card) => cardName(card.card))) }) : '',
    handText(place.hand),
    marker ? t(`marker-${marker}-label`) : '',
  ];
  return parts.filter(Boolean).join(', ');
}

/** What stands on an action button. A call shows its price, a wager the total it makes. */
export function buttonText(id: string, option: Option, unit: number): string {
  const shown = option.kind === 'call' || option.kind === 'bring_in' ? option.pay : option.to;
  const allIn = option.all_in && has(`${id}-all-in`);
  return t(allIn ? `${id}-all-in` : id, { amount: amount(shown, unit) });
}

/** Facts of a refusal that are units. */
const AMOUNTS = new Set(['least', 'most', 'held', 'needed']);

/** Why something was refused. `unit` is that of the table whose amounts are named. */
export function refusalText(
  refused: Pick<Refused, 'code'> & Partial<Pick<Refused, 'facts'>>,
  unit = 1,
): string {
  const key = `refused-${refused.code}`;
  if (!has(key)) return t('refused-other', { code: refused.code });
  const facts = Object.entries(refused.facts ?? {}).map(([name, fact]) => [
    name,
    AMOUNTS.has(name) ? amount(Number(fact), unit) : fact,
  ]);
  return t(key, { held: 'none', ...Object.fromEntries(facts) });
}
