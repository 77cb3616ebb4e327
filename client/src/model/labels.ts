// Labels that a player gives to others, for himself alone (U32).

import type { LabelColor, Note } from '../protocol/messages';
import { t } from '../texts/index.svelte';

export const LABELS: readonly Exclude<LabelColor, ''>[] = ['red', 'green', 'blue', 'violet', 'gray'];

/** "Label red: calls much". */
export function labelText({ label, word }: Pick<Note, 'label' | 'word'>): string {
  if (!label) return '';
  return t('label-name', { color: t(`label-${label}`), word: word || 'none' });
}
