import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Starts the islands that start in view, each by scrolling to it, and returns to the top. */
export async function startIslands(page: Page): Promise<void> {
  const islands = 'astro-island[client=visible]';
  for (const content of await page.locator(`${islands} > :first-child`).all())
    await content.scrollIntoViewIfNeeded();
  await expect(page.locator(`${islands}[ssr]`)).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
}
