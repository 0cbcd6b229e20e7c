import type { Page } from '@playwright/test';
import { mainLanguage } from '../../src/config/routes.ts';
import { language, routes } from '../language.ts';
import { hasOtherContent } from '../visual/pages.ts';
import { expect, test } from './fixtures.ts';
import { twoFrames } from './navigation/scroll.ts';

/** A layout shift with the browser's score, and the elements that moved. */
interface Shift {
  value: number;
  moved: string[];
}

declare global {
  interface Window {
    /** Layout shifts since navigation. */
    shifts: Shift[];
  }
}

/** Holds back the font files. @returns a function that releases them. */
async function holdFonts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

/** Whether this machine has a font that the fallback fonts use. Without one, the test proves nothing. */
function hasFallbackFonts(page: Page): Promise<boolean> {
  return page.evaluate((words) => {
    const context = document.createElement('canvas').getContext('2d');
    const families = ['--face-text', '--face-display'].map((face) => {
      const fonts = getComputedStyle(document.documentElement).getPropertyValue(face);
      return /"(.+ fallback: .+?)"/.exec(fonts)?.[1];
    });
    const widths = families.map((family) => {
      if (context) context.font = `500 100px "${family}", monospace`;
      return context?.measureText(words).width;
    });
    if (context) context.font = '500 100px monospace';
    return !widths.includes(context?.measureText(words).width);
  }, 'A line as long as this');
}

/** Records layout shifts from the start of the next page. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const [from, to] = [previousRect, currentRect].map(
            (box) => `${box.x},${box.y} ${box.width}x${box.height}`,
          );
          return `${node?.nodeName} "${node?.textContent?.slice(0, 40)}" from ${from} to ${to}`;
        });
        window.shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Loads a page, then its fonts. @returns the sum of all layout shifts, and what moved. */
async function loadFontsLate(page: Page, route: string) {
  const release = await holdFonts(page);
  await recordShifts(page);
  // The page's `load` event waits for the fonts, which are preloaded.
  await page.goto(route, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await twoFrames(page);
  test.skip(!(await hasFallbackFonts(page)), 'this machine has none of the fallback fonts');
  expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
  release();
  await page.evaluate(() => document.fonts.ready);
  await twoFrames(page);
  const shifts = await page.evaluate(() => window.shifts);
  return {
    total: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: `what moved:\n${shifts.flatMap((shift) => shift.moved).join('\n')}`,
  };
}

/**
 * A few buttons and figures may change their width by some pixels; no line may move. In other words than those
 * of the snapshots a line may break elsewhere: then the limit is that of a good page (web.dev/articles/cls).
 */
const imperceptible = hasOtherContent() || language !== mainLanguage ? 0.1 : 0.001;

for (const width of [390, 1280]) {
  for (const route of [routes.home, routes.about]) {
    test(`fonts that load late do not shift any line of ${route} at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const { total, moved } = await loadFontsLate(page, route);
      expect(total, moved).toBeLessThan(imperceptible);
    });
  }
}
