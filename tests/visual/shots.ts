import { createHash } from 'node:crypto';
import { routes } from '../../src/config/routes.ts';
import { brand } from '../../src/config/site.ts';
import { content, landingSections } from '../../src/content/content.ts';
import { unknownPath } from '../e2e/site.ts';

/** Widths of the window that pictures are taken at, in CSS pixels: a phone, a tablet, a desktop. */
export const widthsPx = [390, 768, 1280] as const;

export const themes = ['light', 'dark'] as const;

type Theme = (typeof themes)[number];

/** Every page there is a picture of, by the name its files bear. */
export const pages = [...Object.values(routes), unknownPath].map((path) => ({
  path,
  name: path === routes.home ? 'home' : path === unknownPath ? 'not-found' : path.slice(1),
  /** Where its picture is cut, so that each section has one of its own. */
  cutAt: path === routes.home ? landingSections : [],
}));

/** Names of a page's pictures, from the top down; what precedes the first section goes with the header. */
export function pictureNames({ name, cutAt }: (typeof pages)[number]): string[] {
  return [name, ...cutAt.map((id) => `${name}-${id}`)];
}

/** Folder of the pictures of one width and theme. */
export function pictureFolder(widthPx: number, theme: Theme): string {
  return `${widthPx}-${theme}`;
}

/** Where the pictures are kept, the line that says what took them, and that on what they show. */
export const picturesFolder = 'tests/visual/snapshots';
export const takenWithFile = 'taken-with.txt';
export const takenOfFile = 'taken-of.txt';

/** Names the words, figures and company that the pages show; another editor's pages look otherwise. */
export function contentHash(): string {
  const { markFile: _, ...company } = brand;
  return createHash('sha256')
    .update(JSON.stringify({ content, company }))
    .digest('hex')
    .slice(0, 16);
}

/** Where whole pages are left in full size while pictures are taken, for the contact sheets. */
export function fullSizePath(widthPx: number, theme: Theme, name: string): string {
  return `.build/pictures/${pictureFolder(widthPx, theme)}/${name}.png`;
}
