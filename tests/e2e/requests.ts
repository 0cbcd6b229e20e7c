import type { Page } from '@playwright/test';

/** Holds back the code of all islands. @returns a function that releases it. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/_astro/*.island*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
