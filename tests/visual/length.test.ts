import { routes } from '../language.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { hasStarted, island, nearIslandsOf } from '../e2e/islands.ts';
import { hasOtherContent } from './pages.ts';

/** Longest pages, in CSS pixels, by window width. */
const limits = [
  { path: routes.home, widthPx: 390, heightPx: 13_500 },
  { path: routes.home, widthPx: 1280, heightPx: 9_500 },
  { path: routes.integrations, widthPx: 390, heightPx: 9_000 },
] as const;

const maxElements = 1_700;

test.beforeEach(() =>
  test.skip(hasOtherContent(), 'the limits are for the content of the snapshots'),
);

for (const { path, widthPx, heightPx } of limits)
  test(`${path} is at most ${heightPx} px long in a window of ${widthPx} px`, async ({ page }) => {
    await page.setViewportSize({ width: widthPx, height: 800 });
    await page.goto(path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(heightPx);
  });

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
