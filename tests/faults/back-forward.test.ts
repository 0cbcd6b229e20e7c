import { launchOptions } from '../../playwright.config.ts';
import { findFullChromium } from '../../tools/chromium.ts';
import { content, routes } from '../language.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { labels, resultsOf, otherPlan } from '../e2e/calculator/savings.ts';
import { allRoutes, notFoundError, unknownPath, firstOfFooter } from '../e2e/site.ts';
import { needSections } from '../e2e/sections.ts';

needSections('showcase', 'savings-calculator');

const fullChromium = findFullChromium();
test.skip(!fullChromium, 'chrome-headless-shell has no back/forward cache');

// Playwright disables the back/forward cache; visitors have it.
test.use({
  expectedErrors: notFoundError,
  launchOptions: {
    ...launchOptions,
    ...(fullChromium && { executablePath: fullChromium }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('going back restores the page as it was', async ({ page }) => {
  const { monthlySavings } = resultsOf({ plan: otherPlan });
  await page.goto(routes.home);
  await page.evaluate(() => {
    addEventListener('pagehide', () => Object.assign(globalThis, { leftAt: scrollY }));
    addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted }));
  });
  const calculator = page.locator('#savings-calculator');
  await calculator.scrollIntoViewIfNeeded();
  await calculator.getByLabel(labels.plan.label).selectOption(otherPlan);
  await expect(calculator.locator('output[name="monthlySavings"]')).toHaveText(monthlySavings);
  const tab = page.locator('#showcase').getByRole('tab').last();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('contentinfo').getByRole('link', { name: firstOfFooter.label }).click();
  await expect(page).toHaveURL(firstOfFooter.href);
  await page.evaluate(() => history.back());

  await expect(page).toHaveURL(`${routes.home}?plan=${otherPlan}`);
  const { persisted, leftAt, now } = await page.evaluate(() => {
    const saved = globalThis as { persisted?: boolean; leftAt?: number };
    return { persisted: saved.persisted, leftAt: saved.leftAt, now: scrollY };
  });
  expect(persisted).toBe(true);
  expect(leftAt).toBeGreaterThan(0);
  expect(now).toBe(leftAt);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(calculator.locator('output[name="monthlySavings"]')).toHaveText(monthlySavings);
});

test('every page can use the back/forward cache, and is restored in the current theme', async ({
  page,
}) => {
  // Not every browser sends storage events to cached pages.
  await page.addInitScript(() => {
    addEventListener('storage', (event) => event.stopImmediatePropagation());
  });
  const theme = page.getByRole('switch', { name: content.site.darkTheme });
  // Pages that the cache holds.
  const cachedPages = 6;
  for (let first = 0; first < allRoutes.length; first += cachedPages) {
    const walk = allRoutes.slice(first, first + cachedPages);
    for (const route of walk) {
      await page.goto(route);
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted }));
      });
    }
    await page.goto(unknownPath);
    const wasDark = await theme.isChecked();
    await theme.click();
    for (const route of walk.toReversed()) {
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(route);
      const persisted = await page.evaluate(
        () => (globalThis as { persisted?: boolean }).persisted,
      );
      expect(persisted, route).toBe(true);
      await expect(theme).toBeChecked({ checked: !wasDark });
    }
  }
});
