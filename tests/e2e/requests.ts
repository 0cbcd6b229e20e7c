import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

/** Whether the browser asks for a page before the visitor does, by the speculation rules. */
export const isPrerender = (request: Request) =>
  request.headers()['sec-purpose']?.includes('prerender') ?? false;

/**
 * Notes what a page requests from now on, as `GET http://…`; but neither its icon nor a prerender,
 * which the browser fetches when it likes: any link under the resting pointer may start one.
 */
export function noteRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/favicon.svg') && !isPrerender(request))
      requests.push(`${request.method()} ${request.url()}`);
  });
  return requests;
}

/** The code of islands: every script but those that pages start with. */
export const scripts = /\/_astro\/(?![^/]+\.astro_)[^/]+\.js$/;

/** Holds back the islands' code, or some of it. @returns lets it through. */
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

/** Bytes of the scripts within the page itself, compressed as they travel. */
export async function inlineScriptBytes(page: Page): Promise<number> {
  const sources = await page
    .locator('script:not([src]):not([type$="+json"]):not([type="speculationrules"])')
    .evaluateAll((elements) => elements.map(({ textContent }) => textContent));
  return brotliCompressSync(sources.join('\n')).length;
}
