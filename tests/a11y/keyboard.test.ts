import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { englishPages, notFoundError } from '../e2e/pages.ts';
import { findKeyboardFaults } from './tab-stops.ts';

/** Starts the islands that start in view: some of their controls need the script, and a held key is faster. */
async function startIslands(page: Page): Promise<void> {
  const islands = 'astro-island[client=visible]';
  for (const section of await page.locator(`section:has(${islands})`).all())
    await section.scrollIntoViewIfNeeded();
  await expect(page.locator(`${islands}[ssr]`)).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
}

test.use({ expectedErrors: notFoundError });

for (const path of [...englishPages, '/nope']) {
  test(`Tab and Shift+Tab reach every control of ${path}, and the focus is always visible`, async ({
    page,
  }) => {
    await page.goto(path);
    await startIslands(page);
    expect(await findKeyboardFaults(page)).toEqual([]);
  });
}
