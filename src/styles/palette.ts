import { readFileSync } from 'node:fs';
import { readTokens, type TokenGroup } from './tokens.ts';

/** The company's colors. */
export const paletteFile = 'brand/palette.css';

/** Reads the company's colors. */
export function readPalette(): TokenGroup[] {
  return readTokens(readFileSync(paletteFile, 'utf8'));
}
