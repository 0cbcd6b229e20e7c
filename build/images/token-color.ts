import { readFileSync } from 'node:fs';
import { oklchToHex } from './oklch.ts';

export type Theme = 'light' | 'dark';

const tokensFile = 'src/styles/tokens.css';
const tokens = readFileSync(tokensFile, 'utf8');

/**
 * A color token's value in a theme as `#rrggbb`, for pictures that stand outside the pages.
 * @param name the token without its prefix: `brand` for `--color-brand`.
 * @throws {Error} if the token is missing, or is neither `oklch(L% C H)` nor six hex digits.
 */
export function tokenColor(name: string, theme: Theme): string {
  const [, value = ''] = tokens.split(`--color-${name}:`, 2);
  const [declared = ''] = value.split(';', 1);
  const values = declared.match(/oklch\([\d.]+% [\d.]+ [\d.]+\)|#[\da-f]{6}/gi) ?? [];
  const color = theme === 'light' ? values[0] : values.at(-1);
  if (!color) {
    throw new Error(
      `${tokensFile}, --color-${name}: pictures take oklch(L% C H) or #rrggbb, for each theme or both.`,
    );
  }
  if (color.startsWith('#')) return color.toLowerCase();
  const [lightness = 0, chroma = 0, hue = 0] = color.match(/[\d.]+/g)?.map(Number) ?? [];
  return oklchToHex(lightness / 100, chroma, hue);
}
