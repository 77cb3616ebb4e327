import { describe, expect, it } from 'vitest';
import { percent, shareText, spokenAids, verdictText } from '../src/model/aids';
import type { Aids, AidsMessage } from '../src/protocol/messages';
import { EMPTY, receive } from '../src/protocol/table_state';

const aids = (more: Partial<Aids> = {}): Aids => ({
  share: 0.374,
  win: 0.37,
  tie: 0.01,
  error: 0.002,
  opponents: 3,
  kinds: [],
  outs: [],
  keeps: [],
  draws_told: true,
  ...more,
});

const message = (more: Partial<AidsMessage> = {}): AidsMessage => ({
  t: 'aids',
  hand: 'h-1',
  decision: 4,
  state: 'ready',
  price: { pay: 10, pot: 25, share: 10 / 35 },
  dead: [],
  aids: aids(),
  ...more,
});

describe('hints in words', () => {
  it('rounds, and never says never of what was only not dealt', () => {
    expect([0, 0.0004, 0.0213, 0.0996, 0.374, 1].map(percent)).toEqual([
      '0%',
      '< 0.1%',
      '2.1%',
      '10%',
      '37%',
      '100%',
    ]);
    expect(shareText(aids({ share: 0 }))).toBe('< 0.1% of the pot against 3 hands');
    expect(shareText(aids({ share: 0, error: 0, opponents: 1 }))).toBe(
      '0% of the pot against 1 hand',
    );
  });

  it('says whether the share is worth the price, where both are known', () => {
    expect(verdictText(message())).toBe('Your share is enough for the call.');
    expect(verdictText(message({ aids: aids({ share: 0.2 }) }))).toContain('not enough');
    expect(verdictText(message({ price: null }))).toBe('');
    expect(verdictText(message({ aids: null, state: 'working' }))).toBe('');
  });

  it('can be said aloud whatever is known', () => {
    expect(spokenAids(message(), 1)).toBe(
      'You win 37% of the pot against 3 hands. Call 10 to win 25: you need 29%. ' +
        'Your share is enough for the call.',
    );
    const none = message({ aids: null, price: null, state: 'not_installed' });
    expect(spokenAids(none, 1)).toBe('This server cannot work out odds.');
  });
});

describe('the frame of hints', () => {
  it('stands beside the numbered frames and is forgotten at a new welcome', () => {
    const [shown, effect] = receive({ ...EMPTY, seq: 7 }, message(), 0);
    expect([shown.seq, shown.aids?.decision, effect]).toEqual([7, 4, 'none']);
    const welcome = { t: 'welcome', version: 1, player: 'p', name: 'P', wallet: 0, now: 0 } as const;
    expect(receive(shown, welcome, 0)[0].aids).toBeNull();
  });
});
