import { describe, expect, it } from 'vitest';
import { picture, some } from '../src/stats/curve';
import { bigBets, part, signed } from '../src/stats/numbers';

const curve = [0, 40, -20, 60].map((net, hands) => ({ hands, net }));

describe('a curve of chips', () => {
  it('reaches from edge to edge, the most at the top', () => {
    const drawn = picture(curve, 300, 80);
    expect(drawn).toMatchObject({ top: 60, bottom: -20, zero: 60 });
    expect(drawn.line).toBe('0,60 100,20 200,80 300,0');
  });

  it('is a line on the ground where nothing was won or lost', () => {
    const drawn = picture([{ hands: 0, net: 0 }, { hands: 5, net: 0 }], 100, 50);
    expect(drawn).toEqual({ line: '0,0 100,0', zero: 0, top: 0, bottom: 0 });
  });

  it('is told in a few points, with the first and the last', () => {
    const long = Array.from({ length: 121 }, (_, hands) => ({ hands, net: hands * 2 }));
    const told = some(long, 11);
    expect(told).toHaveLength(11);
    expect([told[0], told.at(-1)]).toEqual([long[0], long[120]]);
    expect(some(curve, 11)).toEqual(curve);
  });
});

describe('numbers of statistics', () => {
  it.each([
    [1240, '+1,240'],
    [-40, '−40'],
    [0, '0'],
  ])('%d is %s', (units, text) => expect(signed(units)).toBe(text));

  it('have no sign where rounding leaves nothing', () => {
    expect(bigBets(-0.04)).toBe('0.0');
    expect(bigBets(2.26)).toBe('+2.3');
  });

  it('are parts of something, or of nothing', () => {
    expect(part(3, 4)).toBe('75%');
    expect(part(0, 0)).toBe('');
  });
});
