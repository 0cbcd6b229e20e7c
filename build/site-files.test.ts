import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findMissingPages } from './site-files.ts';

test('a path without a page is found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'id'));
  for (const name of ['index.html', 'about.html', 'id/about.html'])
    writeFileSync(join(folder, name), '');
  expect(findMissingPages(folder, ['/', '/about', '/id/about', '/partners'])).toEqual([
    '/partners',
  ]);
});
