import type { Page } from '@playwright/test';

/** Delays the code of all islands. @returns a function that lets it through. */
export async function delayIslands(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/_astro/*.island*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
