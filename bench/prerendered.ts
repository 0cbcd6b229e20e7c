import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { routes } from '../src/config/routes.ts';
import { siteOrigin } from '../src/config/site.ts';
import { budgets } from './budgets.ts';
import { type Figure, median } from './report.ts';
import { tool } from './tools.ts';

const visits = 5;

/** How long the visitor reads on with the pointer on the link: enough for a page to be drawn ahead. */
const restMs = 2000;

/** As much of Puppeteer as this needs; under Playwright no browser shows a page it has prerendered. */
interface Puppeteer {
  launch(options: object): Promise<{ newPage(): Promise<Tab>; close(): Promise<void> }>;
}
interface Tab {
  setViewport(size: { width: number; height: number }): Promise<void>;
  goto(url: string): Promise<unknown>;
  hover(selector: string): Promise<void>;
  click(selector: string): Promise<void>;
  waitForNavigation(): Promise<unknown>;
  evaluate<Result>(act: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Milliseconds from the moment a page that was drawn ahead is taken until it is painted. */
async function showPrerendered(page: Tab): Promise<number> {
  await page.setViewport({ width: 1280, height: 800 });
  await page.goto(siteOrigin + routes.about);
  const link = `header a[href="${routes.integrations}"]`;
  await page.hover(link);
  await setTimeout(restMs);
  await Promise.all([page.waitForNavigation(), page.click(link)]);
  const { activated, painted } = await page.evaluate(async () => {
    const paint = await new Promise<PerformanceEntry | undefined>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries()[0])).observe({
        type: 'paint',
        buffered: true,
      });
    });
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      activationStart: number;
    })[];
    return { activated: navigation?.activationStart ?? 0, painted: paint?.startTime ?? 0 };
  });
  if (activated === 0) throw new Error('The page was not drawn ahead.');
  return painted - activated;
}

/** How fast a page shows that the browser has drawn ahead, median of several visits. */
export async function measurePrerendered(
  executablePath: string,
  args: readonly string[],
): Promise<Figure[]> {
  const file = tool('puppeteer-core/lib/puppeteer/puppeteer-core.js');
  const { default: puppeteer } = (await import(pathToFileURL(file).href)) as { default: Puppeteer };
  const browser = await puppeteer.launch({ executablePath, args });
  const measured = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const page = await browser.newPage();
    measured.push(await showPrerendered(page));
    await page.close();
  }
  await browser.close();
  const what = 'a page drawn ahead, from press to paint';
  return [{ what, measured: median(measured), budget: budgets.prerenderedMs, unit: 'ms' }];
}
