// Units to text and back. A table's `unit` is 1, or 100 where 250 units are written 2.50 (P19).

/** Units as a player reads them: 1240 -> "1,240", or "12.40" where 100 units are one. */
export function formatAmount(units: number, unit: number, language: string): string {
  const decimals = decimalsOf(unit);
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(units / unit);
}

/** Units as they stand in an amount field: no grouping, the language's decimal mark. */
export function fieldText(units: number, unit: number, language: string): string {
  const decimals = decimalsOf(unit);
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: false,
  }).format(units / unit);
}

/**
 * What a player typed, in units, or null when it is no plain amount.
 *
 * Point and comma are both decimal marks and spaces are ignored. A mark never groups thousands:
 * "1,000" could mean two things, and money is not guessed, so it is refused.
 */
export function parseAmount(text: string, unit: number): number | null {
  const match = /^(\d+)(?:[.,](\d+))?$/.exec(text.replace(/[\s\u00a0\u202f]/g, ''));
  if (!match) return null;
  const [, whole = '', fraction = ''] = match;
  const decimals = decimalsOf(unit);
  if (fraction.length > decimals) return null;
  const units = Number(whole + fraction.padEnd(decimals, '0'));
  return Number.isSafeInteger(units) ? units : null;
}

function decimalsOf(unit: number): number {
  return Math.round(Math.log10(unit));
}
