import { devices, type Browser } from '@playwright/test';
import { routes } from '../src/config/routes.ts';
import { loadSettings } from '../src/config/settings.ts';
import { budgets, median, type Figure } from './budgets.ts';

const slowdown = 4;
/** How long to wait before and after an interaction: an animated page is never idle. */
const settleMs = 500;

interface Interaction {
  route: string;
  control: string;
  /** The key to press instead of tapping the control. */
  key?: string;
  /** The button that opens the menu with the control. */
  opener?: string;
}

const menuButton = 'header [popovertarget]:visible';

/** The most common interactions on a phone. */
const interactions: Interaction[] = [
  { route: routes.home, control: menuButton },
  { route: routes.home, control: '#demo >> role=button[name="Reserve"]' },
  { route: routes.home, control: '#showcase [aria-expanded=false]' },
  { route: routes.home, control: '#pricing label >> nth=-1' },
  { route: routes.home, control: '#savings-calculator input[type=range]', key: 'ArrowRight' },
  { route: routes.home, control: '#savings-calculator select', key: 'ArrowDown' },
  { route: routes.home, control: '#testimonials button:enabled' },
  { route: routes.home, control: '#faq summary' },
  { route: routes.home, control: '[role=switch][data-theme-switch]:visible', opener: menuButton },
  { route: routes.integrations, control: 'input[type=search]', key: 'a' },
  { route: routes.integrations, control: 'main search select', key: 'ArrowDown' },
  { route: routes.contact, control: 'main form button' },
];

/**
 * Milliseconds of the longest interaction while it waits; 0 if all are under 16 ms. Runs in the page (Event Timing
 * API).
 */
function measureLongestInteraction(waitMs: number): Promise<number> {
  const durations = [0];
  new PerformanceObserver((list) => {
    const events = list.getEntries() as PerformanceEventTiming[];
    const used = events.filter(({ interactionId }) => interactionId);
    durations.push(...used.map(({ duration }) => duration));
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  return new Promise((resolve) => setTimeout(() => resolve(Math.max(...durations)), waitMs));
}

/** Milliseconds from the first use of a control on a newly opened page to the next paint. */
async function measure(browser: Browser, { route, control, key, opener }: Interaction) {
  const context = await browser.newContext(devices['Pixel 7']);
  const page = await context.newPage();
  await page.goto(loadSettings().siteOrigin + route, { waitUntil: 'networkidle' });
  if (opener) await page.locator(opener).first().tap();
  const target = page.locator(control).first();
  await target.evaluate((element) =>
    element.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' }),
  );
  await page.waitForLoadState('networkidle');
  if (key) await target.focus();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.waitForTimeout(settleMs);
  const longest = page.evaluate(measureLongestInteraction, settleMs * 2);
  // `force` skips Playwright's own checks, which would run in the page during the tap.
  await (key ? page.keyboard.press(key) : target.tap({ force: true }));
  const durationMs = await longest;
  await context.close();
  return durationMs;
}

/** Measures how fast the most used controls respond on a slow phone: the median of three visits. */
export async function measureInteractions(browser: Browser): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const interaction of interactions) {
    const durations: number[] = [];
    while (durations.length < 3) durations.push(await measure(browser, interaction));
    const what = `${interaction.route} ${interaction.control}`;
    figures.push({ what, measured: median(durations), atMost: budgets.interactionMs });
  }
  return figures;
}
