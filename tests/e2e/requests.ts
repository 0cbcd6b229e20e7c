import type { Page, Request } from '@playwright/test';

/** Whether the request is a prerender or prefetch by the speculation rules. */
export const isPrerender = (request: Request) =>
  request.headers()['sec-purpose']?.includes('prerender') ?? false;

/**
 * Records what a page requests from now on, as `GET http://…`, except its icon and prerenders: any link
 * under the resting pointer may start one.
 */
export function noteRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/favicon.svg') && !isPrerender(request))
      requests.push(`${request.method()} ${request.url()}`);
  });
  return requests;
}

/** The code of islands: every script that a page doesn't load at the start. */
export const scripts = /\/_astro\/(?![^/]+\.astro_)[^/]+\.js$/;

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
