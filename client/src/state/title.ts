// The title of the window: what is urgent stands in the place of the page's name (U40).

const shown = { turn: '', offer: '', page: '' };

/** Say what stands in the title for this reason, "" for nothing; a turn comes before an offer. */
export function setTitle(reason: keyof typeof shown, text: string): void {
  shown[reason] = text;
  document.title = shown.turn || shown.offer || shown.page;
}
