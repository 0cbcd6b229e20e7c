import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { isPublic, listFiles } from './site-files.ts';

const inAttributes =
  /\s(?:(?:href|src|component-url|renderer-url)=|content=(?="https?:))"([^"]+)"/g;
const inStyles = /url\(["']?([^"')]+)["']?\)/g;

/** Addresses in the files that name others. Styles stand in pages, too. */
const patterns: Record<string, RegExp[]> = {
  '.html': [inAttributes, inStyles],
  '.css': [inStyles],
};

/** The path of an address in the site, from its root; undefined for an address elsewhere. */
function pathOf(address: string, file: string, siteOrigin: string): string | undefined {
  const { origin, pathname } = new URL(address.replaceAll('&amp;', '&'), `${siteOrigin}/${file}`);
  return origin === siteOrigin ? decodeURI(pathname) : undefined;
}

/**
 * Lists the addresses that a page or a stylesheet of a built site names and that the build has not
 * written, as `index.html: /_astro/index.css`.
 */
export function missingFiles(folder: string, siteOrigin: string): string[] {
  const files = listFiles(folder).filter(isPublic);
  return files.flatMap((file) => {
    const inFile = patterns[extname(file)];
    if (!inFile) return [];
    const text = readFileSync(join(folder, file), 'utf8');
    const named = inFile.flatMap((pattern) => [...text.matchAll(pattern)]);
    const paths = named.map(([, address = '']) => pathOf(address, file, siteOrigin));
    return [...new Set(paths)]
      .filter((path) => path !== undefined)
      .filter((path) => !isWritten(folder, path))
      .map((path) => `${file}: ${path}`);
  });
}

function isWritten(folder: string, path: string): boolean {
  const names = path === '/' ? ['index.html'] : [path, `${path}.html`];
  return names.some((name) => existsSync(join(folder, name)));
}
