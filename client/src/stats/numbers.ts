// Numbers of statistics as a player reads them.

import { language } from '../texts/index.svelte';

const MINUS = '\u2212';

/** Units with their sign, whole chips: "+1,240", "−40", "0". */
export function signed(units: number): string {
  return written(units, 0);
}

/** A number of big bets with its sign and one decimal. */
export function bigBets(number: number): string {
  return written(number, 1);
}

/** Without a sign: the width of a range. */
export function width(number: number): string {
  return plain(Math.abs(number), 1);
}

/** A part of a whole, as percent; "" of nothing. */
export function part(count: number, of: number): string {
  if (of === 0) return '';
  return new Intl.NumberFormat(language(), { style: 'percent' }).format(count / of);
}

/** A number that is written already, with the sign it has. */
export function withSign(number: number, text: string): string {
  return number === 0 ? text : (number > 0 ? '+' : MINUS) + text;
}

function written(number: number, decimals: number): string {
  const shown = Number(number.toFixed(decimals));
  return withSign(shown, plain(Math.abs(shown), decimals));
}

function plain(number: number, decimals: number): string {
  return new Intl.NumberFormat(language(), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(number);
}
