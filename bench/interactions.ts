import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { routes } from '../src/config/routes.ts';
import { siteOrigin } from '../src/config/site.ts';
import { budgets } from './budgets.ts';
import { median, type Figure } from './report.ts';

const slowdown = 4;
const controls = ['button', 'summary', 'select', 'input', 'textarea']
  .map((tag) => `${tag}:visible:enabled`)
  .join(',');
const devices = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

/** What the browser's own measure of interactions has recorded: ms from a press to the next paint. */
declare global {
  var interactions: number[];
}

async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.interactions = [];
    // It would wait for a printer.
    globalThis.print = () => {};
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) globalThis.interactions.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** How long a finger stays on what it presses. */
const pressMs = 80;

/** Makes ready to use a control as its visitor would, and gives what uses it. */
async function approach(control: Locator, session: CDPSession, isTouched: boolean) {
  const page = control.page();
  const kind = await control.evaluate((element) => {
    if (element instanceof HTMLSelectElement) return 'select';
    const isTyped =
      element instanceof HTMLTextAreaElement ||
      /email|text|search/.test((element as HTMLInputElement).type);
    return isTyped ? 'typed' : 'pressed';
  });
  if (kind === 'select') return () => control.press('ArrowDown');
  if (kind === 'typed') return () => control.pressSequentially('villa');
  const box = await control.boundingBox();
  // What passes by itself, as a toast does, may have passed.
  if (!box) return undefined;
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  // Not Playwright's own click or tap, which look for what lies at the point while it is pressed.
  if (!isTouched) {
    await page.mouse.move(point.x, point.y);
    await settle(page);
    return async () => {
      await page.mouse.down();
      await page.waitForTimeout(pressMs);
      await page.mouse.up();
    };
  }
  const touch = (type: 'touchStart' | 'touchEnd') =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' ? [point] : [],
    });
  return async () => {
    await touch('touchStart');
    await page.waitForTimeout(pressMs);
    await touch('touchEnd');
  };
}

/** Waits until what came before is over, or half a second: a page that moves is never idle. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        setTimeout(() => requestIdleCallback(resolve, { timeout: 500 }), 100),
      ),
  );
}

/** What the press just made took, once its frame has been drawn; 0 if that was below 16 ms. */
async function answered(page: Page): Promise<number> {
  await page
    .waitForFunction(() => globalThis.interactions.length > 0, null, { timeout: 700, polling: 50 })
    .catch(() => {});
  await settle(page);
  return page.evaluate(() => Math.max(0, ...globalThis.interactions));
}

/** How long a page's every control takes to answer, each used once, on a slowed processor. */
async function answers(browser: Browser, route: string, device: keyof typeof devices) {
  const context = await browser.newContext(devices[device]);
  const page = await context.newPage();
  await observe(page);
  await page.goto(siteOrigin + route, { waitUntil: 'load' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const measured = new Map<string, number>();
  for (let at = 0; at < (await page.locator(controls).count()); at += 1) {
    const control = page.locator(controls).nth(at);
    const name = await control.evaluate(
      (element) =>
        element.ariaLabel ?? (element.textContent.trim() || (element as HTMLInputElement).name),
    );
    await control.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await settle(page);
    const use = await approach(control, session, device === 'phone');
    if (!use) continue;
    await page.evaluate(() => (globalThis.interactions = []));
    await use();
    measured.set(`${name.slice(0, 30)} (${at + 1})`, await answered(page));
    await page.keyboard.press('Escape');
  }
  await context.close();
  return measured;
}

/**
 * For every page, by mouse and by touch, the slowest control and how long its answer took: the median
 * of three visits. Beside it, how many of the page's controls are over the budget.
 */
export async function measureInteractions(browser: Browser): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const route of [routes.home, routes.integrations, routes.contact, routes.login]) {
    for (const device of ['desktop', 'phone'] as const) {
      const visits: Map<string, number>[] = [];
      for (let visit = 0; visit < 3; visit += 1) visits.push(await answers(browser, route, device));
      const medians = [...(visits[0]?.keys() ?? [])]
        .map((name) => ({ name, ms: median(visits.map((visit) => visit.get(name) ?? 0)) }))
        .toSorted((a, b) => b.ms - a.ms);
      const over = medians.filter(({ ms }) => ms > budgets.interactionMs).length;
      const [slowest] = medians;
      const what = `${route} ${device}: ${slowest?.name}, ${over} of ${medians.length} over`;
      figures.push({
        what,
        measured: slowest?.ms ?? Number.NaN,
        budget: budgets.interactionMs,
        unit: 'ms',
      });
    }
  }
  return figures;
}
