import type { Page } from '@playwright/test';

/** The code of islands: every script that a page doesn't load at the start. */
const scripts = /\/_astro\/(?![^/]+\.astro_)[^/]+\.js$/;

/** Holds back the code of all islands, or of some. @returns a function that releases it. */
export async function holdScripts(
  page: Page,
  pattern: string | RegExp = scripts,
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
