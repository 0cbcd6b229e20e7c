import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import * as brandIcons from 'simple-icons';
import type { ImageCatalog } from '../fields/image.ts';

const publicFiles = new Set(
  readdirSync('public', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join('/', relative('public', parentPath), name))
    .map((path) => path.replaceAll(sep, '/')),
);

/** Slugs of all icons of the simple-icons package. */
export const brandIconSlugs: ReadonlySet<string> = new Set(
  Object.values(brandIcons).map(({ slug }) => slug),
);

/** The files below `public` and the brand icons. The content editor has its own catalog (admin/app). */
export const images: ImageCatalog = {
  hasFile: (path) => publicFiles.has(path),
  hasBrandIcon: (slug) => brandIconSlugs.has(slug),
};
