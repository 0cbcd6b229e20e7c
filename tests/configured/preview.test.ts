import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findSiteFolder } from '../../build/paths.ts';
import { copyProject, startScript } from '../project.ts';

const readPages = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

test('a preview with samples says so on every page, above the header, and asks search engines to stay away', async () => {
  test.setTimeout(180_000);
  const { folder, remove } = copyProject();
  const settings = {
    SITE_ORIGIN: 'https://www.harborstays.com',
    PRODUCT_ORIGIN: 'https://app.harborstays.com',
    PREVIEW: '1',
  };
  const { code, stdout } = await startScript(folder, 'scripts/build.ts', settings).ended;
  expect(code).toBe(0);
  expect(stdout).toContain('Every page says that this is a preview');
  const pages = readPages(join(folder, 'dist'));
  remove();
  expect(pages.length).toBeGreaterThan(20);
  for (const page of pages) {
    expect(page.match(/ data-preview\b/g)).toHaveLength(1);
    expect(page.indexOf('data-preview')).toBeLessThan(page.indexOf('<header'));
    expect(page).toContain('<meta name="robots" content="noindex">');
  }
});

test('a site for localhost has samples, and no page says so', () => {
  for (const page of readPages(findSiteFolder())) expect(page).not.toContain('data-preview');
});
