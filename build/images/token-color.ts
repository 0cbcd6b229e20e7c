import { readFileSync } from 'node:fs';
import { formatHex } from 'culori';
import { inThemes, readTokens } from '../../src/styles/tokens.ts';

export type Theme = 'light' | 'dark';

const tokensFile = 'src/styles/tokens.css';
const tokens = new Map(
  readTokens(readFileSync(tokensFile, 'utf8')).flatMap((group) =>
    group.tokens.map(({ name, value }) => [name, value]),
  ),
);

/**
 * A color token's value in a theme as `#rrggbb`, for pictures that stand outside the pages. A color
 * outside sRGB is clipped to it.
 * @param name the token without its prefix: `brand` for `--color-brand`.
 * @throws {Error} if the token is missing or is not a color.
 */
export function tokenColor(name: string, theme: Theme): string {
  const color = formatHex(inThemes(tokens.get(`color-${name}`) ?? '')[theme]);
  if (color) return color;
  throw new Error(`${tokensFile}: --color-${name} is missing or is not a color for each theme.`);
}
