// Colors as eyes see them: contrast (WCAG 2.2), distance (CIE76), and color blindness at full
// severity (Machado, Oliveira and Fernandes 2009). Tokens are read from the style sheet itself.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Tokens = ReadonlyMap<string, string>;
type Triple = [number, number, number];

const SHEET = readFileSync(join(import.meta.dirname, '../src/styles/tokens.css'), 'utf8');

/** The color tokens of a theme; a deck's own colors stand over those of the theme. */
export function tokens(theme: 'dark' | 'light', deck = 'classic'): Tokens {
  const found = new Map<string, string>();
  for (const block of [':root', `:root[data-deck='${deck}']`]) {
    const start = SHEET.indexOf(`${block} {`);
    if (start < 0) continue;
    const body = SHEET.slice(start, SHEET.indexOf('}', start));
    for (const [, name = '', value = ''] of body.matchAll(/--([a-z-]+):\s*([^;]+);/g)) {
      const pair = /^light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)$/.exec(value);
      const color = pair ? pair[theme === 'light' ? 1 : 2] : value;
      if (color?.startsWith('#')) found.set(name, color);
    }
  }
  return found;
}

function linear(hex: string): Triple {
  const channel = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function luminance(hex: string): number {
  const [red, green, blue] = linear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colors, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

export const SIGHTS = ['normal', 'protan', 'deutan', 'tritan'] as const;
export type Sight = (typeof SIGHTS)[number];

/** Rows for red, green and blue, on linear light. */
const BLINDNESS: Record<Exclude<Sight, 'normal'>, [Triple, Triple, Triple]> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function seen(hex: string, sight: Sight): Triple {
  const light = linear(hex);
  if (sight === 'normal') return light;
  const through = BLINDNESS[sight].map((row) =>
    Math.min(1, Math.max(0, row[0] * light[0] + row[1] * light[1] + row[2] * light[2])),
  );
  return through as Triple;
}

function lab([red, green, blue]: Triple): Triple {
  const curve = (value: number) =>
    value > 216 / 24389 ? Math.cbrt(value) : (value * (24389 / 27) + 16) / 116;
  const x = curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  const y = curve(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
  const z = curve((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How far two colors are apart for an eye (CIE76). */
export function distance(one: string, other: string, sight: Sight): number {
  const [a, b] = [lab(seen(one, sight)), lab(seen(other, sight))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** The smallest distance between any two of the colors. */
export function nearest(colors: readonly string[], sight: Sight): number {
  const all = colors.flatMap((one, at) =>
    colors.slice(at + 1).map((other) => distance(one, other, sight)),
  );
  return Math.min(...all);
}
