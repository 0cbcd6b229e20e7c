import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Hydrates the islands with `client:visible` by scrolling to each, then returns to the top. */
export async function hydrateIslands(page: Page): Promise<void> {
  const islands = 'astro-island[client=visible]';
  for (const content of await page.locator(`${islands} > :first-child`).all())
    await content.scrollIntoViewIfNeeded();
  await expect(page.locator(`${islands}[ssr]`)).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
}

/** Delays the code of all islands. @returns a function that lets it through. */
export async function delayIslands(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/_astro/*.island*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
