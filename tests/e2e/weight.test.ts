import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { budgets } from '../../bench/budgets.ts';
import { findSiteFolder } from '../../build/site-files.ts';
import { everyPage, toEnglishPath, unknownPages } from './pages.ts';

const toFile = (address: string) => join(findSiteFolder(), address);

const sumBytes = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + statSync(toFile(file)).size, 0);

/** Adds the files that a script imports, and those that they import, to the set. */
function addImports(scripts: Set<string>): Set<string> {
  for (const script of scripts)
    for (const [, name] of readFileSync(toFile(script), 'utf8').matchAll(/from ?"\.\/([^"]+)"/g))
      scripts.add(`/_astro/${name}`);
  return scripts;
}

/** Adds up the compressed bytes of what a page loads before a visitor uses it, with every island on it. */
function weigh(path: string) {
  const file = path === '/' ? '/index.html' : `${path.replace('nope', '404')}.html`;
  const html = readFileSync(toFile(file), 'utf8');
  const find = (pattern: RegExp) =>
    new Set([...html.matchAll(pattern)].map(([, found]) => `${found}`));
  const scripts = addImports(find(/(?:<script [^>]*src|component-url|renderer-url)="([^"]+)/g));
  const inline = [...find(/<script(?: type="module")?>(.*?)<\/script>/gs)].join('\n');
  const compressed = (files: Set<string>) => sumBytes([...files].map((each) => `${each}.br`));
  return {
    documentBytes: sumBytes([`${file}.br`]),
    styleBytes: compressed(find(/<link rel="stylesheet" href="([^"]+)/g)),
    scriptBytes: compressed(scripts) + brotliCompressSync(inline).length,
    fontBytes: sumBytes(find(/<link rel="preload" href="([^"]+\.woff2)/g)),
    hasIsland: html.includes('<astro-island'),
  };
}

for (const path of [...everyPage, ...unknownPages])
  test(`${path} stays within its budget`, () => {
    const { hasIsland, ...weight } = weigh(path);
    // A page has the same budget in every language.
    const limits = {
      documentBytes: budgets.documentBytes(toEnglishPath(path)),
      styleBytes: budgets.styleBytes(toEnglishPath(path)),
      scriptBytes: budgets.scriptBytes({ hasIsland }),
      fontBytes: budgets.fontBytes,
    };
    for (const [name, bytes] of Object.entries(weight)) {
      expect(bytes, name).toBeGreaterThan(0);
      expect(bytes, name).toBeLessThanOrEqual(limits[name as keyof typeof limits]);
    }
  });
