// Which of the short sounds a frame's lines make.

import type { Line } from '../protocol/messages';

export const SOUNDS = ['deal', 'knock', 'bet', 'turn', 'win', 'chat', 'seat'] as const;
export type SoundName = (typeof SOUNDS)[number];

const BY_CODE: Record<string, SoundName> = {
  'log-street': 'deal',
  'log-new-cards': 'deal',
  'log-checks': 'knock',
  'log-antes': 'bet',
  'log-small-blind': 'bet',
  'log-big-blind': 'bet',
  'log-calls': 'bet',
  'log-brings-in': 'bet',
  'log-bets': 'bet',
  'log-completes-to': 'bet',
  'log-raises-to': 'bet',
  'log-wins-pot': 'win',
  'log-wins-main-pot': 'win',
  'log-wins-side-pot': 'win',
};

/** Each kind of sound once, in the order things happened. The turn has its own moment. */
export function soundsOf(lines: readonly Line[]): SoundName[] {
  return [...new Set(lines.flatMap(({ code }) => BY_CODE[code] ?? []))];
}
