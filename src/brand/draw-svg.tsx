import { readFile } from 'node:fs/promises';
import type { ReactNode } from 'react';
import satori, { type Font } from 'satori';
import { palette, tokenColor, type Theme } from './palette.ts';

/** An invisible character that prevents a line break after a hyphen. */
export const wordJoiner = '\u2060';

/** Reads the typefaces: for headlines, and regular and semi-bold for text. Satori cannot use variable fonts. */
const readFonts = (): Promise<Font[]> =>
  Promise.all([
    readFont('display', 'display', 400),
    readFont('text', 'text-400', 400),
    readFont('text', 'text-600', 600),
  ]);

const readFont = async (name: string, file: string, weight: 400 | 600): Promise<Font> => ({
  name,
  data: await readFile(`brand/fonts/${file}.woff2`),
  weight,
});

let fonts: Promise<Font[]> | undefined;

/** The colors of the palette as custom properties. */
const getColors = (theme: Theme): Record<string, string> =>
  Object.fromEntries(
    [...palette.keys()].map((name) => [`--color-${name}`, tokenColor(name, theme)]),
  );

const colors = { light: getColors('light'), dark: getColors('dark') };

function rejectMissingGlyphs(_: string, characters: string): Promise<never[]> {
  if (characters === wordJoiner) return Promise.resolve([]);
  throw new Error(
    `No typeface in brand/fonts has ${JSON.stringify(characters)}; add one that does.`,
  );
}

interface Drawing {
  theme: Theme;
  /** In pixels. Without a height, the drawing is as high as its content. */
  width: number;
  height?: number | undefined;
}

/**
 * Draws an element with inline styles as an SVG, with text as outlines. Styles use the colors of the palette as
 * `var(--color-ink)`.
 * @throws {Error} on a character that no typeface has.
 */
export async function drawSvg(
  element: ReactNode,
  { theme, width, height }: Drawing,
): Promise<string> {
  fonts ??= readFonts();
  const root = (
    <div
      style={{
        ...colors[theme],
        display: 'flex',
        width,
        height,
        color: 'var(--color-ink)',
        fontFamily: 'text',
      }}
    >
      {element}
    </div>
  );
  const svg = await satori(root, {
    width,
    ...(height !== undefined && { height }),
    fonts: await fonts,
    loadAdditionalAsset: rejectMissingGlyphs,
  });
  return embedDrawings(svg)
    .replaceAll(/var\((--color-[\w-]+)\)/g, (used, name: string) => colors[theme][name] ?? used)
    .replace('<svg ', `<svg style="color-scheme:${theme}" `);
}

/** Replaces images that are SVGs with their elements, which take part in the theme and compress far better. */
const embedDrawings = (svg: string) =>
  svg.replaceAll(
    /<image ([^>]*?)href="data:image\/svg\+xml;(utf8|base64),([^"]*)"([^>]*?)( clip-path[^>]*)\/>/g,
    (_, ...[place = '', encoding, data = '', fit = '', clip = '']: string[]) => {
      const source =
        encoding === 'utf8' ? decodeURIComponent(data) : Buffer.from(data, 'base64').toString();
      const drawing = source
        .replace(/^<svg[^>]*>/, (tag) => tag.replaceAll(/ (xmlns|width|height|class)="[^"]*"/g, ''))
        .replace('<svg', `<svg ${place}${fit}`);
      return `<g${clip}>${drawing}</g>`;
    },
  );
