import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { labels, openCalculator } from '../e2e/calculator/savings.ts';
import { allRoutes, notFoundError, unknownPath } from '../e2e/site.ts';
import { enlargedFaults } from './enlarged-faults.ts';
import { layoutFaults } from './layout-faults.ts';

const doubledText = ':root { font-size: 200% !important; }';
/** Text spacing from WCAG 1.4.12. */
const spacedText = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** Windows in CSS pixels, with user settings. The first is 1280 × 1024 at 400% zoom. */
const views = {
  'enlarged four times': { width: 320, height: 256, styles: '' },
  'on a narrow phone, its text twice as large': { width: 320, height: 640, styles: doubledText },
  'on a tablet, its text twice as large': { width: 768, height: 1024, styles: doubledText },
  'on a narrow phone, its text spaced out': { width: 320, height: 640, styles: spacedText },
  'on a phone': { width: 390, height: 844, styles: '' },
  'on a desktop, its text twice as large': { width: 1280, height: 800, styles: doubledText },
  'on a desktop, its text spaced out': { width: 1280, height: 800, styles: spacedText },
};

/** Windows, and the browser's font size setting (default 16), which also affects media queries. */
const textSizes = [
  { width: 320, sizePx: 16 },
  { width: 320, sizePx: 24 },
  { width: 320, sizePx: 32 },
  { width: 768, sizePx: 32 },
  { width: 1920, sizePx: 32 },
];

test.use({
  expectedErrors: notFoundError,
  deviceScaleFactor: 4,
});

/** Adds a user stylesheet. */
function readWith(page: Page, styles: string): Promise<void> {
  return page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, styles);
}

for (const path of [...allRoutes, unknownPath]) {
  test(`nothing on ${path} is clipped, covered or outside the window at any zoom`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const [view, { width, height, styles }] of Object.entries(views)) {
      await page.setViewportSize({ width, height });
      await readWith(page, styles);
      expect.soft(await layoutFaults(page), view).toEqual([]);
      // A word may break with wider spacing from a user stylesheet.
      if (styles !== spacedText) expect.soft(await enlargedFaults(page), view).toEqual([]);
    }
  });

  test(`${path} is readable at every browser font size`, async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    await page.goto(path);
    for (const { width, sizePx } of textSizes) {
      await page.setViewportSize({ width, height: 640 });
      await browser.send('Page.setFontSizes', { fontSizes: { standard: sizePx } });
      const view = `${width} px wide, text of ${sizePx} px`;
      const faults = [...(await layoutFaults(page)), ...(await enlargedFaults(page))];
      expect.soft(faults, view).toEqual([]);
    }
  });
}

test('the chart labels fit the narrowest window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const section = await openCalculator(page);
  const details = section.locator('details').filter({ hasText: labels.chart.table });
  await details.locator('summary').click();
  await expect(details.getByRole('table')).toBeVisible();
  const [needed, given] = await details.evaluate((box) => [box.scrollWidth, box.clientWidth]);
  expect(needed).toBeLessThanOrEqual(given ?? 0);
});
