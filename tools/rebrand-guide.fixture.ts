import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { formatHex } from 'culori';

const guide = readFileSync('docs/rebrand.md', 'utf8');

/** The file for the guide's colors. */
export const tokensFile = 'brand/palette.css';

/** The first code block of the guide in a language. */
export function codeBlock(language: string): string {
  const [, block] = guide.split(`\`\`\`${language}\n`, 2);
  return block?.split('```', 1)[0] ?? '';
}

/** The settings in the guide, on a domain that is not reserved for tests. */
export const company = parseEnv(codeBlock('sh').replaceAll('nusa.test', 'nusa-stay.com')) as Record<
  string,
  string
>;

/** The colors in the guide. */
export const colors = [...codeBlock('css').matchAll(/(--color-[\w-]+): ([^;]+);/g)].map(
  ([, token = '', value = '']) => ({ token, value }),
);

/** The value of a token in a style sheet. */
export function tokenValue(token: string, css: string): string {
  return new RegExp(`${token}: ([^;]+);`).exec(css)?.[1] ?? '';
}

/** The light and dark color of a token, as hex in images and minified in built styles. */
export function colorFormats(value: string): string[] {
  return (value.match(/oklch\([^)]+\)/g) ?? []).flatMap((color) => [
    formatHex(color) ?? '',
    color.replace(' 0.', ' .'),
  ]);
}
