import { formatHex } from 'culori';
import { paletteFile, readPalette } from './palette.ts';
import { inThemes } from './tokens.ts';

export type Theme = 'light' | 'dark';

const tokens = readPalette();

/**
 * A color token's value in a theme as `#rrggbb`, for pictures that stand outside the pages. A color
 * outside sRGB is clipped to it.
 * @param name the token without its prefix: `brand` for `--color-brand`.
 * @throws {Error} if the token is missing or is not a color.
 */
export function tokenColor(name: string, theme: Theme): string {
  const color = formatHex(inThemes(tokens.get(`color-${name}`) ?? '')[theme]);
  if (color) return color;
  throw new Error(`${paletteFile}: --color-${name} is missing or is not a color for each theme.`);
}
