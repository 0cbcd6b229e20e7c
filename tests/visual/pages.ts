import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mainLanguage, routes as englishRoutes } from '../../src/config/routes.ts';
import { content, landingSections, language, languageCodes } from '../language.ts';
import { allRoutes as englishPaths } from '../../src/content/all-pages.ts';
import { allRoutes, unknownPath } from '../e2e/site.ts';

/** Window widths of the snapshots in CSS pixels: phone, tablet, desktop. */
export const widthsPx = [390, 768, 1280] as const;

export const themes = ['light', 'dark'] as const;

type Theme = (typeof themes)[number];

/** Every page that has snapshots, with the name of its files. */
export const pages = [...allRoutes, unknownPath].map((path, index) => {
  const english = englishPaths[index] ?? '/not-found';
  return {
    path,
    name: english === englishRoutes.home ? 'home' : english.slice(1),
    /** Sections that get their own snapshot. */
    sections: english === englishRoutes.home ? [...landingSections, 'contact'] : [],
  };
});

/** Names of a page's snapshots, top to bottom. The first covers everything above the first section. */
export function snapshotNames({ name, sections }: (typeof pages)[number]): string[] {
  return [name, ...sections.map((id) => `${name}-${id}`)];
}

/** Folder of the snapshots for one width and theme: `390-light`, in another language `id/390-light`. */
export function folderName(widthPx: number, theme: Theme, code = language): string {
  return `${languageFolder(code)}${widthPx}-${theme}`;
}

/** The folders of the snapshots in all languages. */
export const snapshotFolders = languageCodes.flatMap((code) =>
  widthsPx.flatMap((width) => themes.map((theme) => folderName(width, theme, code))),
);

function languageFolder(code: string): string {
  return code === mainLanguage ? '' : `${code}/`;
}

/** The snapshots, and the files that name the browser that took them and the content that they show. */
export const snapshotsFolder = 'tests/visual/snapshots';
export const browserFile = 'taken-with.txt';
export const contentFile = `${languageFolder(language)}taken-of.txt`;

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

/** Full-size screenshot of a page, taken for the contact sheets when snapshots are updated. */
export function fullPagePath(widthPx: number, theme: Theme, name: string): string {
  return `.build/snapshots/${folderName(widthPx, theme)}/${name}.png`;
}
