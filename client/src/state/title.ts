// The title of the window: what is urgent stands in the place of the page's name (U40).

import { t } from '../texts/index.svelte';

const shown = { turn: '', offer: '', page: '' };

/** Say what stands in the title for this reason, "" for nothing; a turn comes before an offer. */
export function setTitle(reason: keyof typeof shown, text: string): void {
  shown[reason] = text;
  document.title = shown.turn || shown.offer || shown.page;
}

/** The name of the page on screen, "" for none of its own. */
export function setPageTitle(name: string): void {
  setTitle('page', name ? `${name} – ${t('brand')}` : t('brand'));
}
