import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { loadSettings } from '../../src/config/settings.ts';

/** Compressed size of the scripts inside the page itself; data and speculation rules do not count. */
async function inlineScriptBytes(page: Page): Promise<number> {
  const sources = await page
    .locator('script:not([src]):not([type$="+json"]):not([type="speculationrules"])')
    .evaluateAll((elements) => elements.map(({ textContent }) => textContent));
  return brotliCompressSync(sources.join('\n')).length;
}

/** Scrolls to the end of a page, and waits until it has requested nothing for a second. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await wait(50);
    }
    const countRequests = () => performance.getEntriesByType('resource').length;
    for (let before = -1; before !== countRequests(); await wait(1000)) before = countRequests();
  });
}

/** Opens a page and counts its requests to the site and their compressed bytes. */
export async function weigh(page: Page, route: string, { isScrolled = false } = {}) {
  const { siteOrigin } = loadSettings();
  const requests: Request[] = [];
  page.on('requestfinished', (request) => {
    const isOurs = new URL(request.url()).origin === siteOrigin;
    if (isOurs && request.frame() === page.mainFrame()) requests.push(request);
  });
  await page.goto(siteOrigin + route, { waitUntil: 'networkidle' });
  if (isScrolled) await scrollThrough(page);
  const fetched = await Promise.all(
    requests.map(async (request) => {
      const { responseBodySize: bytes } = await request.sizes();
      return { url: request.url(), type: request.resourceType(), bytes };
    }),
  );
  const bytesOf = (...types: string[]) =>
    fetched
      .filter(({ type }) => types.includes(type))
      .reduce((total, { bytes }) => total + bytes, 0);
  return {
    list: fetched.map(({ url, type, bytes }) => `${bytes} B ${type} ${url}`).join('\n'),
    documentAndStyleBytes: bytesOf('document', 'stylesheet'),
    scriptBytes: bytesOf('script') + (await inlineScriptBytes(page)),
    scriptRequests: fetched.filter(({ type }) => type === 'script').length,
    fontBytes: bytesOf('font'),
    totalBytes: fetched.reduce((total, { bytes }) => total + bytes, 0),
    requests: fetched.length,
  };
}
