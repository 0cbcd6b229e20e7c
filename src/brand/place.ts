/** A drawing: `shapes` is SVG source for an `svg` element with the viewBox. */
export interface Drawing {
  viewBox: string;
  shapes: string;
}

/** Reads an SVG file; what is on its `svg` element besides the viewBox has no effect, nor have line ends of Windows. */
export function parseDrawing(svg: string): Drawing {
  const [, viewBox = '', shapes = ''] = /viewBox="([^"]*)"[^>]*>(.*)<\/svg>/s.exec(svg) ?? [];
  return { viewBox, shapes: shapes.replaceAll('\r\n', '\n') };
}

const files: Readonly<Record<string, string | undefined>> = import.meta.glob<string>(
  '../../brand/drawings/**/*.svg',
  { query: '?raw', import: 'default', eager: true },
);

/** The drawings of the place: SVG files in `brand/drawings`. */
export type PlaceName =
  | 'gate-half'
  | 'property'
  | 'mailbox'
  | 'veranda'
  | 'hammock'
  | 'price-board'
  | 'cleaning'
  | 'plant';

/** A drawing of the place. */
export function readPlace(name: PlaceName): Drawing {
  return parseDrawing(files[`../../brand/drawings/${name}.svg`] ?? '');
}

/** What is seen through the gate on an inner page; `other` is for pages without a view. */
export function readView(page: string): Drawing {
  return readOf('views', page);
}

/** The drawing of a category of integrations; `other` is for categories without one. */
export function readCategory(id: string): Drawing {
  return readOf('categories', id);
}

function readOf(folder: 'views' | 'categories', name: string): Drawing {
  const path = `../../brand/drawings/${folder}`;
  return parseDrawing(files[`${path}/${name}.svg`] ?? files[`${path}/other.svg`] ?? '');
}
