import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { routes } from '../src/config/routes.ts';
import { siteOrigin } from '../src/config/site.ts';
import { budgets } from './budgets.ts';
import { pages, type MeasuredPage } from './pages.ts';
import type { Figure } from './report.ts';

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };

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
  const responses: Promise<{ url: string; type: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    const isOurs = new URL(request.url()).origin === siteOrigin;
    if (!isOurs || request.frame() !== page.mainFrame()) return;
    const [url, type] = [request.url(), request.resourceType()];
    responses.push(request.sizes().then((sizes) => ({ url, type, bytes: sizes.responseBodySize })));
  });
  await page.goto(siteOrigin + route, { waitUntil: 'networkidle' });
  if (isScrolled) await scrollThrough(page);
  const fetched = await Promise.all(responses);
  const bytesOf = (...types: string[]) =>
    fetched
      .filter(({ type }) => types.includes(type))
      .reduce((total, { bytes }) => total + bytes, 0);
  return {
    fetched,
    documentAndStyleBytes: bytesOf('document', 'stylesheet'),
    scriptBytes: bytesOf('script') + (await inlineScriptBytes(page)),
    scriptRequests: fetched.filter(({ type }) => type === 'script').length,
    fontBytes: bytesOf('font'),
    totalBytes: fetched.reduce((total, { bytes }) => total + bytes, 0),
    requests: fetched.length,
  };
}

type Weight = Awaited<ReturnType<typeof weigh>>;

/** The figures and budgets of a page at load, or of the landing page after scrolling. */
export function compareWeight(
  { path, route }: MeasuredPage,
  weight: Weight,
  isScrolled = false,
): Figure[] {
  const limits: Partial<Record<Exclude<keyof Weight, 'fetched'>, number>> = isScrolled
    ? budgets.scrolled
    : {
        documentAndStyleBytes: budgets.documentAndStyleBytes(route),
        scriptBytes: budgets.scriptBytes,
        ...budgets.atLoad,
      };
  return Object.entries(limits).map(([name, budget]) => ({
    what: `${path} ${name}${isScrolled ? ' after scrolling' : ''}`,
    measured: weight[name as keyof typeof limits],
    budget,
    unit: '',
  }));
}

/** Measures bytes and requests of every page on a phone with an empty cache. */
export async function measureWeight(browser: Browser): Promise<Figure[]> {
  const figures: Figure[] = [];
  const visit = async (measured: MeasuredPage, isScrolled: boolean) => {
    const context = await browser.newContext(phone);
    const weight = await weigh(await context.newPage(), measured.path, { isScrolled });
    figures.push(...compareWeight(measured, weight, isScrolled));
    await context.close();
  };
  for (const measured of pages) await visit(measured, false);
  for (const measured of pages) if (measured.route === routes.home) await visit(measured, true);
  return figures;
}
