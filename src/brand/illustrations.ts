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
  | 'cooking'
  | `views/${string}`
  | `categories/${string}`;

/** Reads an illustration. A view through the gate, or a category, without its own drawing has `other` in its folder. */
export function readIllustration(name: IllustrationName): Drawing {
  const path = `../../brand/drawings/${name}.svg`;
  return parseDrawing(files[path] ?? files[path.replace(/[^/]+$/, 'other.svg')] ?? '');
}
