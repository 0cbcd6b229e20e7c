import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { missingFiles } from './named-files.ts';

const siteOrigin = 'https://site.example';

/** Writes a site of these files. @returns what its files name and it lacks. */
function missingIn(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return missingFiles(folder, siteOrigin);
}

test('a page or a stylesheet that names a file which is not there is found', () => {
  expect(
    missingIn({
      'index.html': `<link rel="stylesheet" href="/_astro/a.css"><img src="/b.png?x=1"><style>x{src:url(/f.woff2)}</style>`,
      'id/about.html': `<meta property="og:image" content="${siteOrigin}/social/about.png"><a href="/gone">Gone</a>`,
      '_astro/c.css': 'x{background:url(/d.svg)}y{background:url("fonts/e.woff2")}',
    }).toSorted(),
  ).toEqual([
    '_astro/c.css: /_astro/fonts/e.woff2',
    '_astro/c.css: /d.svg',
    'id/about.html: /gone',
    'id/about.html: /social/about.png',
    'index.html: /_astro/a.css',
    'index.html: /b.png',
    'index.html: /f.woff2',
  ]);
});

test('pages, files, other sites, mail and data are no mistakes', () => {
  expect(
    missingIn({
      'index.html':
        '<a href="/">Home</a><a href="/about?x=1#y">About</a><a href="https://other.example/z">Z</a>' +
        '<a href="#part">Part</a><a href="mailto:a@b.example">Mail</a><img src="/a%20b.png"><meta content="A title">',
      'about.html': '',
      'a b.png': '',
      'c.css': 'x{background:url(data:image/svg+xml,%3Csvg%3E)}y{fill:url(#g)}',
    }),
  ).toEqual([]);
});
