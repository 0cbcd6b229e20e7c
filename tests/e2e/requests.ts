import type { Page } from '@playwright/test';

/**
 * Notes what a page requests from now on, as `GET http://…`; but not its icon, which the browser
 * fetches when it likes.
 */
export function noteRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/favicon.svg'))
      requests.push(`${request.method()} ${request.url()}`);
  });
  return requests;
}

/** The code of islands, as a pattern of addresses. */
export const scripts = '**/_astro/*.js';

/** Holds back the islands' code. @returns lets it through. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
