import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBrotliDecompress } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { siteFolder } from '../build/paths.ts';
import { siteOrigin } from '../src/config/site.ts';
import { haveStarted, nearIslandsOf } from '../tests/e2e/islands.ts';
import { inlineScriptBytes } from '../tests/e2e/requests.ts';
import { budgets } from './budgets.ts';
import { pages } from './pages.ts';
import type { Figure } from './report.ts';

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };

interface Fetched {
  url: string;
  type: string;
  bytes: number;
}

/** Opens a page as on a phone that was never there, and lists what it fetches of this site. */
async function fetchedBy(browser: Browser, route: string, isScrolled: boolean) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const fetched: Promise<Fetched>[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).origin !== siteOrigin || request.frame() !== page.mainFrame())
      return;
    const type = request.resourceType();
    fetched.push(
      request.sizes().then(({ responseBodySize: bytes }) => ({ url: request.url(), type, bytes })),
    );
  });
  await page.goto(siteOrigin + route, { waitUntil: 'networkidle' });
  if (isScrolled) await scrollThrough(page);
  const inlineBytes = await inlineScriptBytes(page);
  const all = await Promise.all(fetched);
  await context.close();
  const sum = (type?: string) =>
    all.filter((one) => !type || one.type === type).reduce((total, { bytes }) => total + bytes, 0);
  return {
    requests: all.length,
    documentBytes: sum('document'),
    fontBytes: sum('font'),
    scriptBytes: sum('script') + inlineBytes,
    totalBytes: sum(),
  };
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.documentElement.style.scrollBehavior = 'auto';
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    }
  });
  await page.waitForLoadState('networkidle');
  await haveStarted(page, await nearIslandsOf(page));
}

/** How many bytes of the landing page's document arrive before its first screen is complete. */
async function firstScreenBytes(): Promise<number> {
  const compressed = readFileSync(join(siteFolder, 'index.html.br'));
  const decoder = createBrotliDecompress();
  let html = '';
  decoder.setEncoding('utf8').on('data', (part: string) => (html += part));
  for (let sent = 0; sent < compressed.length; sent += 100) {
    await new Promise<void>((resolve) => {
      decoder.write(compressed.subarray(sent, sent + 100), () => decoder.flush(() => resolve()));
    });
    // The section that follows the hero begins: everything before it has arrived.
    if (html.includes('id="demo"')) return sent + 100;
  }
  return Number.POSITIVE_INFINITY;
}

/** Bytes and requests of every page at load, and of the landing page scrolled to its end. */
export async function measureWire(browser: Browser): Promise<Figure[]> {
  const figures: Figure[] = [];
  const { atLoad, scrolled } = budgets;
  for (const route of pages) {
    const { documentBytes, ...loaded } = await fetchedBy(browser, route, false);
    figures.push(
      {
        what: `${route} document`,
        measured: documentBytes,
        budget: budgets.documentBytes(route),
        unit: 'bytes',
      },
      ...(Object.keys(atLoad) as (keyof typeof atLoad)[]).map((name) => ({
        what: `${route} ${name} at load`,
        measured: loaded[name],
        budget: atLoad[name],
        unit: '',
      })),
    );
  }
  const all = await fetchedBy(browser, '/', true);
  figures.push(
    {
      what: '/ scriptBytes scrolled',
      measured: all.scriptBytes,
      budget: scrolled.scriptBytes,
      unit: '',
    },
    {
      what: '/ totalBytes scrolled',
      measured: all.totalBytes,
      budget: scrolled.totalBytes,
      unit: '',
    },
    {
      what: '/ first screen complete after',
      measured: await firstScreenBytes(),
      budget: budgets.firstScreenBytes,
      unit: 'bytes',
    },
  );
  return figures;
}
