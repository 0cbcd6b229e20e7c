import type { Browser } from '@playwright/test';
import { routes } from '../src/config/routes.ts';
import { siteOrigin } from '../src/config/site.ts';
import { budgets } from './budgets.ts';
import { type Figure, median } from './report.ts';

const visits = 5;

/** Milliseconds from a press on a link that was pointed at before, until its page is painted. */
async function showPrerendered(browser: Browser): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(siteOrigin + routes.about);
  const link = page.getByRole('banner').locator(`a[href="${routes.integrations}"]`);
  const isPrerendered = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith(routes.integrations),
  );
  await link.hover();
  await isPrerendered;
  await link.click();
  await page.waitForURL(`**${routes.integrations}`);
  const ms = await page.evaluate(async () => {
    const [navigation] = performance.getEntriesByType('navigation');
    const paint = await new Promise<PerformanceEntry | undefined>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries()[0])).observe({
        type: 'paint',
        buffered: true,
      });
    });
    const { activationStart = 0 } = navigation as PerformanceNavigationTiming & {
      activationStart?: number;
    };
    return (paint?.startTime ?? Number.NaN) - activationStart;
  });
  await context.close();
  return ms;
}

/** How fast a page shows that the browser has drawn ahead, median of several visits. */
export async function measurePrerendered(browser: Browser): Promise<Figure[]> {
  const measured = [];
  for (let visit = 0; visit < visits; visit += 1) measured.push(await showPrerendered(browser));
  const what = 'a page fetched ahead, from press to paint';
  return [{ what, measured: median(measured), budget: budgets.prerenderedMs, unit: 'ms' }];
}
