// A curve of chips over hands, as the numbers a picture needs.

import type { CurvePoint } from '../protocol/statistics';

export interface Picture {
  /** Points of the line, "x,y x,y ...". */
  line: string;
  /** Where the line of nothing won and nothing lost lies. */
  zero: number;
  top: number;
  bottom: number;
}

/** The curve in a box of this size. `top` and `bottom` are the amounts at its edges. */
export function picture(curve: readonly CurvePoint[], width: number, height: number): Picture {
  const nets = curve.map((point) => point.net);
  const top = Math.max(0, ...nets);
  const bottom = Math.min(0, ...nets);
  const last = Math.max(1, curve.at(-1)?.hands ?? 1);
  const range = Math.max(1, top - bottom);
  const y = (net: number) => round(((top - net) / range) * height);
  const line = curve.map(({ hands, net }) => `${round((hands / last) * width)},${y(net)}`).join(' ');
  return { line, zero: y(0), top, bottom };
}

/** So many points of a curve, evenly spaced, with the first and the last one. */
export function some(curve: readonly CurvePoint[], count: number): CurvePoint[] {
  if (curve.length <= count) return [...curve];
  const step = (curve.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, index) => curve[Math.round(index * step)]).filter(
    (point): point is CurvePoint => point !== undefined,
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
