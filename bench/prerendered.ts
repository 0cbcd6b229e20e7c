import { setTimeout } from 'node:timers/promises';
import { launch, type Page } from 'puppeteer-core';
import { routes } from '../src/config/routes.ts';
import { siteOrigin } from '../src/config/site.ts';
import { budgets } from './budgets.ts';
import { type Figure, median } from './report.ts';

const visits = 5;

/** How long the visitor reads on with the pointer on the link: enough for a page to be drawn ahead. */
const restMs = 2000;

/** Milliseconds from the moment a page that was drawn ahead is taken until it is painted. */
async function showPrerendered(page: Page): Promise<number> {
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
  // Under Playwright no browser shows a page that it has drawn ahead.
  const browser = await launch({ executablePath, args: [...args] });
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
