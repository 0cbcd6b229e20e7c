import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import * as brandIcons from 'simple-icons';
import type { ImageCatalog } from '../fields/image.ts';
import { measureImage } from '../own-pages/measure-image.ts';

const files: ReadonlySet<string> = new Set(
  readdirSync('public', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join('/', relative('public', parentPath), name))
    .map((path) => path.replaceAll(sep, '/')),
);

/** Slugs of all icons of the simple-icons package. */
export const brandIconSlugs: ReadonlySet<string> = new Set(
  Object.values(brandIcons).map(({ slug }) => slug),
);

/**
 * The files under `public/` and the icons that content may name. The content editor (admin/) has a
 * catalog that works in a browser.
 */
export const images: ImageCatalog = {
  files,
  hasBrandIcon: (slug) => brandIconSlugs.has(slug),
  measure: (path) => measureImage(join('public', path)),
};
