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

/**
 * Reads `brand/drawings/<name>.svg`. A view through the gate, or a category, without its own drawing has `other` in its
 * folder.
 * @throws {Error} if there is no such file.
 */
export function readIllustration(name: string): Drawing {
  const path = `../../brand/drawings/${name}.svg`;
  const svg = files[path] ?? files[path.replace(/[^/]+$/, 'other.svg')];
  if (svg === undefined) throw new Error(`brand/drawings/${name}.svg is missing.`);
  return parseDrawing(svg);
}
