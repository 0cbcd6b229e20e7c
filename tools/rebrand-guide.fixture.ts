import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { formatHex } from 'culori';

const guide = readFileSync('docs/rebrand.md', 'utf8');

/** Where the guide's colors go. */
export const tokensFile = 'src/styles/tokens.css';

/** What the guide prints for an editor to copy, by its language. */
export function printed(language: string): string {
  const [, block] = guide.split(`\`\`\`${language}\n`, 2);
  return block?.split('```', 1)[0] ?? '';
}

/** The settings that the guide prints. */
export const company = parseEnv(printed('sh')) as Record<string, string>;

/** The colors that the guide prints. */
export const colors = [...printed('css').matchAll(/(--color-[\w-]+): ([^;]+);/g)].map(
  ([, token = '', value = '']) => ({ token, value }),
);

/** What a style sheet declares for a token. */
export function declarationOf(token: string, css: string): string {
  return new RegExp(`${token}: ([^;]+);`).exec(css)?.[1] ?? '';
}

/** A token's light and dark color as pictures write it, and as the build does in styles. */
export function spellings(value: string): string[] {
  return (value.match(/oklch\([^)]+\)/g) ?? []).flatMap((color) => [
    formatHex(color) ?? '',
    color.replace(' 0.', ' .'),
  ]);
}
