import { devices, type Browser, type Page } from '@playwright/test';
import { routes } from '../src/config/routes.ts';
import { siteOrigin } from '../src/config/site.ts';
import { budgets } from './budgets.ts';
import { median, type Figure } from './report.ts';

const visits = 3;
const slowdown = 4;

interface Interaction {
  route: string;
  control: string;
  /** The key to press, for a control that is not tapped. */
  key?: string;
  /** The button that opens the menu with the control. */
  opener?: string;
}

const menuButton = 'header [popovertarget]:visible';

/** The most common interactions on a phone. */
const interactions: Interaction[] = [
  { route: routes.home, control: menuButton },
  { route: routes.home, control: '#demo [role=tab][aria-selected=false]' },
  { route: routes.home, control: '#showcase [role=tab][aria-selected=false]' },
  { route: routes.home, control: '#pricing label >> nth=-1' },
  { route: routes.home, control: '#savings-calculator input[type=range]', key: 'ArrowRight' },
  { route: routes.home, control: '#savings-calculator select', key: 'ArrowDown' },
  { route: routes.home, control: '#testimonials button:enabled' },
  { route: routes.home, control: '#faq summary' },
  { route: routes.home, control: '[role=switch][data-theme-switch]:visible', opener: menuButton },
  { route: routes.integrations, control: 'input[type=search]', key: 'a' },
  { route: routes.integrations, control: 'main search label >> nth=1' },
  { route: routes.contact, control: 'main form button' },
];

/** Durations of the visitor's interactions, as the browser's Event Timing API reports them. */
declare global {
  var durationsMs: number[];
}

/** Waits until the page is idle, for at most 0.5 seconds, because an animated page is never idle. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })),
  );
}

/** Milliseconds from the first use of a control on a newly opened page to the next paint. */
async function measure(browser: Browser, { route, control, key, opener }: Interaction) {
  const context = await browser.newContext(devices['Pixel 7']);
  const page = await context.newPage();
  await page.addInitScript(() => {
    globalThis.durationsMs = [];
    new PerformanceObserver((list) => {
      const events = list.getEntries() as PerformanceEventTiming[];
      const used = events.filter(({ interactionId }) => interactionId);
      globalThis.durationsMs.push(...used.map(({ duration }) => duration));
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(siteOrigin + route, { waitUntil: 'networkidle' });
  if (opener) await page.locator(opener).first().tap();
  const target = page.locator(control).first();
  await target.evaluate((element) =>
    element.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' }),
  );
  await page.waitForLoadState('networkidle');
  if (key) await target.focus();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await settle(page);
  await page.evaluate(() => (globalThis.durationsMs = []));
  // Forced, because Playwright's own checks would run in the page while it is tapped.
  await (key ? page.keyboard.press(key) : target.tap({ force: true }));
  // The browser does not report events under 16 ms.
  await page
    .waitForFunction(() => globalThis.durationsMs.length > 0, null, { timeout: 1000 })
    .catch(() => {});
  await settle(page);
  const durationMs = await page.evaluate(() => Math.max(0, ...globalThis.durationsMs));
  await context.close();
  return durationMs;
}

/** Measures how fast the most used controls respond on a slow phone, each used once per visit. */
export async function measureInteractions(browser: Browser): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const interaction of interactions) {
    const durations: number[] = [];
    while (durations.length < visits) durations.push(await measure(browser, interaction));
    figures.push({
      what: `${interaction.route} ${interaction.control}`,
      measured: median(durations),
      budget: budgets.interactionMs,
      unit: 'ms',
    });
  }
  return figures;
}
