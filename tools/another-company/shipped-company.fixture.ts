import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatHex } from 'culori';
import { parse } from 'yaml';
import { settings } from '../../src/config/settings.ts';
import { currencyName } from '../../src/shared/money.ts';
import { content } from '../../src/content/content.ts';
import { contentFiles } from '../../src/content/sources.ts';
import { splitFrontmatter } from '../../src/content/parse/markdown-page.ts';

// What a built site of another company must not contain, read from this checkout.

/** The company's name, slogan, addresses and profiles. */
export function ownValues(): string[] {
  const { name, tagline, mail, phone, address, social } = content.company;
  const { SITE_ORIGIN, PRODUCT_ORIGIN } = settings;
  const origins = [SITE_ORIGIN.default, PRODUCT_ORIGIN.default];
  const profiles = Object.values(social).filter((href) => href !== undefined);
  const values = [name, tagline, mail, phone, address, ...profiles, ...origins];
  const host = new URL(settings.SITE_ORIGIN.default).hostname.replaceAll('.', '-');
  return [...values, host, `propertyid=${settings.WIDGET_PROPERTY_ID.default}`].filter(Boolean);
}

/** The colors of a palette, as hex in images and minified in style sheets. */
export function paletteColors(css: string): string[] {
  const colors = css.match(/oklch\([^)]+\)/g) ?? [];
  return [...new Set(colors)].flatMap((color) => [
    formatHex(color) ?? '',
    color.replaceAll(' 0.', ' .'),
  ]);
}

/** Finds the colors of a token in a palette: by day, then by night, in both formats each. */
export const tokenColors =
  (css: string) =>
  (token: string): string[] =>
    paletteColors(new RegExp(`${token}: ([^;]+);`).exec(css)?.[1] ?? '');

/** The names of the typefaces in a brand folder. */
export function typefaceNames(brand: string): string[] {
  const fonts = readFileSync(join(brand, 'fonts.ts'), 'utf8');
  return [...fonts.matchAll(/\bname: '([^']+)'/g)].map(([, name = '']) => name);
}

/** Path data of an SVG or of drawings in code, unless it is as short as a triangle. */
export function drawnPaths(source: string): string[] {
  return [...source.matchAll(/\bd="([^"{]{40,})"/g)].map(([, path = '']) => path);
}

/** Path data of the drawings below a folder. */
export function drawnIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx|svg)$/.test(name))
    .flatMap((name) => drawnPaths(readFileSync(join(folder, name), 'utf8')));
}

/** A text of the content. */
interface ContentText {
  file: string;
  text: string;
  isSample: boolean;
}

function textsIn(value: unknown, isSample = false): Omit<ContentText, 'file'>[] {
  if (typeof value === 'string') return [{ text: value.replaceAll(/\s+/g, ' ').trim(), isSample }];
  if (typeof value !== 'object' || value === null) return [];
  const isMarked = isSample || ('sample' in value && value.sample === true);
  return Object.values(value).flatMap((each) => textsIn(each, isMarked));
}

/** Every text below a content folder; of Markdown, its paragraphs. */
export function contentTexts(folder: string): ContentText[] {
  return contentFiles(folder).flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    if (!file.endsWith('.md')) return textsIn(parse(source)).map((each) => ({ file, ...each }));
    const { frontmatter = '', body = '' } = splitFrontmatter(source);
    // A comment holds a condition, not a text.
    const paragraphs = body.replaceAll(/<!--.*?-->/g, '').split(/\n{2,}/);
    return [...textsIn(parse(frontmatter)), ...textsIn(paragraphs)].map((each) => ({
      file,
      ...each,
    }));
  });
}

/** The parts of a text between the facts that the build fills in. */
export const literalParts = (text: string): string[] =>
  text.split(/\{\{?[\w. -]+\}?\}/).map((part) => part.trim());

/** The words of a text, without punctuation and in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+(?:[’']\p{L}+)?/gu) ?? [];
}

/** Words that the build computes: names of weekdays and months, and of a currency. */
export function computedWords(currency: string): string[] {
  // Twelve days, of all weekdays and all months.
  const dates = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 1));
  const styles = ['long', 'short', 'narrow'] as const;
  const names = styles.flatMap((style) =>
    dates.flatMap((date) => [
      date.toLocaleDateString('en-US', { weekday: style }),
      date.toLocaleDateString('en-US', { month: style }),
    ]),
  );
  // K is a thousand on the axes of the calculator's chart.
  return [...names, currencyName(currency, 'en-US'), 'k'];
}
