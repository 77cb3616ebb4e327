// The hints of a practice table in the player's words.

import type { Aids, AidsMessage, Price } from '../protocol/messages';
import { language, t } from '../texts/index.svelte';
import { amount } from './words';

const SMALLEST = 0.001;

/** A part of one as a percentage: "37%", small ones with a decimal, tiny ones as "< 0.1%". */
export function percent(part: number): string {
  if (part > 0 && part < SMALLEST) return t('aids-less-than', { percent: percent(SMALLEST) });
  const decimals = part >= 0.0995 || part === 0 ? 0 : 1;
  return new Intl.NumberFormat(language(), {
    style: 'percent',
    maximumFractionDigits: decimals,
  }).format(part);
}

/** The same for a part of the deals; where some were dealt by chance, none of them is not never. */
export function dealtPart(part: number, { error }: Aids): string {
  return percent(part === 0 && error > 0 ? SMALLEST / 2 : part);
}

export function shareText(aids: Aids): string {
  return t('aids-share', { share: dealtPart(aids.share, aids), count: aids.opponents });
}

export function priceText(price: Price, unit: number): string {
  const [pay, pot] = [amount(price.pay, unit), amount(price.pot, unit)];
  return t('aids-price', { pay, pot, share: percent(price.share) });
}

/** Whether the share is worth the price; "" where one of them is not known. */
export function verdictText({ price, aids }: AidsMessage): string {
  if (!price || !aids) return '';
  return t('aids-price-verdict', { pays: aids.share >= price.share ? 'yes' : 'no' });
}

/** What stands in place of chances that are not there, "" where they are. */
export function stateText({ state }: AidsMessage): string {
  switch (state) {
    case 'idle':
      return t('aids-idle');
    case 'working':
      return t('aids-working');
    case 'failed':
      return t('aids-failed');
    case 'not_installed':
      return t('aids-not-installed');
    case 'ready':
      return '';
  }
}

/** What is said when the player asks for it by key. */
export function spokenAids(message: AidsMessage, unit: number): string {
  const { aids, price } = message;
  const parts = [
    aids
      ? t('aids-spoken', { share: dealtPart(aids.share, aids), count: aids.opponents })
      : stateText(message),
    price ? priceText(price, unit) : '',
    verdictText(message),
  ];
  return parts.filter(Boolean).join(' ');
}
