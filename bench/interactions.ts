import type { Browser, Locator, Page } from '@playwright/test';
import { routes } from '../src/config/routes.ts';
import { siteOrigin } from '../src/config/site.ts';
import { budgets } from './budgets.ts';
import type { Figure } from './report.ts';

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

async function use(control: Locator): Promise<void> {
  const tag = await control.evaluate((element) => element.localName);
  const isTyped = await control.evaluate(
    (element) =>
      element instanceof HTMLTextAreaElement ||
      /email|text|search/.test((element as HTMLInputElement).type),
  );
  if (tag === 'select') await control.press('ArrowDown');
  else if (isTyped) await control.pressSequentially('villa');
  else await control.click();
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

/** The page's slowest answer to its every control, each used once, on a slowed processor. */
async function slowestAnswer(browser: Browser, route: string, device: keyof typeof devices) {
  const context = await browser.newContext(devices[device]);
  const page = await context.newPage();
  await observe(page);
  await page.goto(siteOrigin + route, { waitUntil: 'load' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  let slowest = { ms: 0, name: 'none' };
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
    await page.evaluate(() => (globalThis.interactions = []));
    await use(control);
    // An entry is recorded once the frame that answers has been drawn.
    const ms = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          requestAnimationFrame(() =>
            setTimeout(() => resolve(Math.max(0, ...globalThis.interactions)), 50),
          );
        }),
    );
    if (ms > slowest.ms) slowest = { ms, name: name.slice(0, 30) };
    await page.keyboard.press('Escape');
  }
  await context.close();
  return slowest;
}

/** For every page, by mouse and by touch, the slowest control and how long its answer took. */
export async function measureInteractions(browser: Browser): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const route of [routes.home, routes.integrations, routes.contact, routes.login]) {
    for (const device of ['desktop', 'phone'] as const) {
      const { ms, name } = await slowestAnswer(browser, route, device);
      const what = `${route} ${device}: ${name}`;
      figures.push({ what, measured: ms, budget: budgets.interactionMs, unit: 'ms' });
    }
  }
  return figures;
}
