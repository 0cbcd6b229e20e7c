/** A drawing: `shapes` is SVG source for an `svg` element with the viewBox. */
export interface Drawing {
  viewBox: string;
  shapes: string;
}

/** Parses an SVG file. Attributes of its `svg` element other than the viewBox are ignored. */
export function parseDrawing(svg: string): Drawing {
  const [, viewBox = '', shapes = ''] = /viewBox="([^"]*)"[^>]*>(.*)<\/svg>/s.exec(svg) ?? [];
  return { viewBox, shapes: shapes.replaceAll('\r\n', '\n') };
}

/** An SVG as the address of an image. */
export const toDataUrl = (svg: string) => `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;

const files: Readonly<Record<string, string | undefined>> = import.meta.glob<string>(
  '../../brand/drawings/**/*.svg',
  { query: '?raw', import: 'default', eager: true },
);

/** Illustrations: SVG files in `brand/drawings`. */
export type IllustrationName =
  | 'gate-half'
  | 'property'
  | 'mailbox'
  | 'veranda'
  | 'hammock'
  | 'kitchen'
  | 'price-board'
  | 'cleaning'
  | 'plant'
  | 'rafting'
  | 'cooking';

/** Reads an illustration. */
export function readIllustration(name: IllustrationName): Drawing {
  return parseDrawing(files[`../../brand/drawings/${name}.svg`] ?? '');
}

/** Reads a page's view through the gate, or the drawing for a category. Those without their own drawing get `other`. */
export function readDrawing(folder: 'views' | 'categories', name: string): Drawing {
  const path = `../../brand/drawings/${folder}`;
  return parseDrawing(files[`${path}/${name}.svg`] ?? files[`${path}/other.svg`] ?? '');
}
