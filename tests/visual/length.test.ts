import { mainLanguage } from '../../src/config/routes.ts';
import { language, routes } from '../language.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { hasStarted, island, nearIslandsOf } from '../e2e/islands.ts';
import { hasOtherContent } from './pages.ts';

/** Longest pages in English, in CSS pixels, by window width. */
const limits = [
  { path: routes.home, widthPx: 390, heightPx: 13_500 },
  { path: routes.home, widthPx: 1280, heightPx: 9_500 },
  { path: routes.integrations, widthPx: 390, heightPx: 9_000 },
] as const;

/**
 * Other languages take more words, so their pages may be a twelfth longer and have a twelfth more
 * elements.
 */
const growth = language === mainLanguage ? 1 : 13 / 12;

/** Forty of them draw the phases of a stay. */
const maxElements = Math.floor(1_740 * growth);

test.beforeEach(() =>
  test.skip(hasOtherContent(), 'the limits are for the content of the snapshots'),
);

for (const { path, widthPx, heightPx } of limits) {
  const limitPx = Math.floor(heightPx * growth);
  test(`${path} is at most ${limitPx} px long in a window of ${widthPx} px`, async ({ page }) => {
    await page.setViewportSize({ width: widthPx, height: 800 });
    await page.goto(path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(limitPx);
  });
}

test(`the landing page has at most ${maxElements} elements once all of it has started`, async ({
  page,
}) => {
  await page.goto(routes.home);
  for (const name of await nearIslandsOf(page)) {
    await island(page, name).scrollIntoViewIfNeeded();
    await hasStarted(island(page, name));
  }
  const count = await page.evaluate(() => document.querySelectorAll('*').length);
  expect(count).toBeLessThanOrEqual(maxElements);
});
