import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '../../src/config/routes.ts';
import { allRoutes } from '../../src/content/all-pages.ts';
import { content, landingSections } from '../language.ts';
import { unknownPath } from '../e2e/site.ts';

/** How each page is shown: on a desktop by day, and on a phone by night. */
export const views = [
  { folder: '1280-light', widthPx: 1280, theme: 'light' },
  { folder: '390-dark', widthPx: 390, theme: 'dark' },
] as const;

/** Every page that has snapshots, with the name of its files. */
export const pages = [...allRoutes, unknownPath].map((path) => {
  const isHome = path === routes.home;
  const name = path === unknownPath ? 'not-found' : path.slice(1);
  return {
    path,
    name: isHome ? 'home' : name,
    /** Sections that get their own snapshot. */
    sections: isHome ? [...landingSections, 'contact'] : [],
  };
});

/** Names of a page's snapshots, top to bottom. The first covers everything above the first section. */
export function snapshotNames({ name, sections }: (typeof pages)[number]): string[] {
  return [name, ...sections.map((id) => `${name}-${id}`)];
}

/** The snapshots, and the files that name the browser that took them and the content that they show. */
export const snapshotsFolder = 'tests/visual/snapshots';
export const browserFile = 'taken-with.txt';
export const contentFile = 'taken-of.txt';

/** Hash of the content of the pages. Snapshots of other content can't be compared. */
export function contentHash(): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
}

/** The text of a file beside the snapshots; undefined if there is none. */
export function readNote(file: string): string | undefined {
  const path = join(snapshotsFolder, file);
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined;
}

/** Whether the snapshots were taken of other content. */
export function hasOtherContent(): boolean {
  return ![undefined, contentHash()].includes(readNote(contentFile));
}
