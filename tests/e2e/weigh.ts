import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { loadSettings } from '../../src/config/settings.ts';

/** The compressed size of inline scripts, without JSON data and speculation rules. */
async function measureInlineScripts(page: Page): Promise<number> {
  const sources = await page
    .locator('script:not([src]):not([type$="+json"]):not([type="speculationrules"])')
    .evaluateAll((elements) => elements.map(({ textContent }) => textContent));
  return brotliCompressSync(sources.join('\n')).length;
}

/** Opens a page and adds up the compressed bytes that it loads from the site. */
export async function weigh(page: Page, route: string) {
  const { siteOrigin } = loadSettings();
  const requests: Request[] = [];
  page.on('requestfinished', (request) => {
    const isOurs = new URL(request.url()).origin === siteOrigin;
    if (isOurs && request.frame() === page.mainFrame()) requests.push(request);
  });
  await page.goto(siteOrigin + route, { waitUntil: 'networkidle' });
  const fetched = await Promise.all(
    requests.map(async (request) => {
      const { responseBodySize: bytes } = await request.sizes();
      return { url: request.url(), type: request.resourceType(), bytes };
    }),
  );
  const sumBytes = (...types: string[]) =>
    fetched
      .filter(({ type }) => types.includes(type))
      .reduce((total, { bytes }) => total + bytes, 0);
  return {
    list: fetched.map(({ url, type, bytes }) => `${bytes} B ${type} ${url}`).join('\n'),
    documentBytes: sumBytes('document'),
    styleBytes: sumBytes('stylesheet'),
    scriptBytes: sumBytes('script') + (await measureInlineScripts(page)),
    fontBytes: sumBytes('font'),
  };
}
