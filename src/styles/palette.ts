import { readFileSync } from 'node:fs';
import { parse } from 'culori';
import { measurePairs, pairs } from './contrast-pairs.ts';
import { inThemes, readTokens, type Tokens } from './tokens.ts';

/** The company's colors. */
export const paletteFile = 'brand/palette.css';

/** Reads the company's colors. */
export function readPalette(): Tokens {
  return readTokens(readFileSync(paletteFile, 'utf8'));
}

/** Lines that mean nothing, for which no contrast is measured. */
const quietLines = ['color-line', 'color-on-deep-line'];

const required = [...new Set(pairs.flatMap(({ front, ground }) => [front, ground])), ...quietLines];
const themes = ['light', 'dark'] as const;

function findColorProblems(tokens: Tokens): string[] {
  return required.flatMap((name) => {
    const value = tokens.get(name);
    if (value === undefined) return [`${paletteFile} lacks --${name}.`];
    return themes
      .filter((theme) => !parse(inThemes(value)[theme]))
      .map(
        (theme) =>
          `${paletteFile}: --${name} is ${value}, which is no color in the ${theme} theme; it takes one color, or light-dark() with two.`,
      );
  });
}

/**
 * What is wrong with a palette, one sentence each: colors that are missing or invalid, then pairs with too
 * little contrast (WCAG 1.4.3 and 1.4.11).
 */
export function findPaletteProblems(tokens: Tokens): string[] {
  const problems = findColorProblems(tokens);
  if (problems.length > 0) return problems;
  return measurePairs(tokens).flatMap(({ front, ground, least, ...contrasts }) =>
    themes
      .filter((theme) => contrasts[theme] < least)
      .map(
        (theme) =>
          // Rounded down, so that 4.499 does not read as enough.
          `${paletteFile}: --${front} on --${ground} has a contrast of ${(Math.floor(contrasts[theme] * 100) / 100).toFixed(2)}:1 in the ${theme} theme; ${least === 3 ? 'icons and borders take' : 'text takes'} at least ${least}:1.`,
      ),
  );
}
