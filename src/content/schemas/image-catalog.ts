import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { imageSize } from 'image-size';
import * as brandIcons from 'simple-icons';
import type { ImageCatalog } from '../fields/image.ts';

/** The files below a folder, by their paths from there: `/images/made.svg`. */
function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => join('/', relative(folder, parentPath), name))
    .map((path) => path.replaceAll(sep, '/'));
}

/** The folder with the images of custom pages, and the file of each by its path on the site. */
const imageFolder = 'content/images';
export const contentImages: ReadonlyMap<string, string> = new Map(
  filesBelow(imageFolder).map((path) => [`/images${path}`, join(imageFolder, path)]),
);

/** Slugs of all icons of the simple-icons package. */
const brandIconSlugs: ReadonlySet<string> = new Set(
  Object.values(brandIcons).map(({ slug }) => slug),
);

/** The size of an image file; `null` if it is not an image. */
function measure(path: string) {
  try {
    const source = readFileSync(contentImages.get(path) ?? join('public', path));
    const { width, height } = imageSize(source);
    return { widthPx: width, heightPx: height, bytes: source.byteLength };
  } catch {
    return null;
  }
}

/**
 * The files under `public/` and in `content/images`, and the icons that content may name. The content editor
 * (packages/editor/) has a catalog that works in a browser.
 */
export const images: ImageCatalog = {
  files: new Set([...filesBelow('public'), ...contentImages.keys()]),
  hasBrandIcon: (slug) => brandIconSlugs.has(slug),
  measure,
};
