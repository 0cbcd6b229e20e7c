import type { Locator, Page } from '@playwright/test';
import { content, routes } from '../../language.ts';
import { money } from '../money.ts';
import { modulesByPlan } from '../../../src/features/pricing/modules-by-plan.ts';
import { expect, test } from '../fixtures.ts';
import { needSections } from '../sections.ts';

needSections('pricing');

const { pricing } = content.pages.home;
const { comparison } = pricing;
const paidPlans = content.plans.filter(({ price }) => price !== null);

test.beforeEach(async ({ page }) => {
  await page.goto(routes.home);
});

/** Opens the table of all plans. */
async function openTable(page: Page): Promise<Locator> {
  await page.getByText(comparison.open, { exact: true }).click();
  return page.getByRole('table', { name: comparison.heading });
}

test('what every plan costs, and how it starts and ends, is visible above the closed table', async ({
  page,
}) => {
  const band = page.getByRole('region', { name: comparison.heading, exact: true });
  for (const { title, body } of pricing.conditions) {
    await expect(band.getByText(title, { exact: true })).toBeVisible();
    await expect(band.getByText(body)).toBeVisible();
  }
  await expect(page.getByRole('table', { name: comparison.heading })).toBeHidden();
});

test('the table is open without JavaScript and in print', async ({ page, browser }) => {
  const table = (of: Page) => of.getByRole('table', { name: comparison.heading });
  await page.emulateMedia({ media: 'print' });
  await expect(table(page)).toBeVisible();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(page.url());
  await expect(table(plain)).toBeVisible();
  await context.close();
});

test('the table says of every feature of every module which plans have it', async ({ page }) => {
  const table = await openTable(page);
  await expect(table.getByRole('columnheader')).toHaveText([
    comparison.feature,
    ...content.plans.map(({ title }) => title),
  ]);
  for (const { name, rows } of modulesByPlan(content.plans)) {
    await expect(table.getByRole('rowheader', { name, exact: true })).toBeVisible();
    for (const { feature, included } of rows) {
      const row = table.getByRole('row').filter({
        has: page.getByRole('rowheader', { name: feature, exact: true }),
      });
      await expect(row.getByRole('cell')).toHaveText(
        included.map((isIn) => (isIn ? comparison.included : comparison.notIncluded)),
      );
    }
  }
});

test('the table has both prices of every plan, and when its support answers', async ({ page }) => {
  const table = await openTable(page);
  const row = (name: string) => table.getByRole('row').filter({ hasText: name });
  for (const { price } of paidPlans) {
    await expect(row(comparison.billedMonthly)).toContainText(money(price?.monthly ?? 0));
    await expect(row(comparison.billedYearly)).toContainText(money(price?.yearly ?? 0));
    await expect(row(comparison.billedYearly)).toContainText(money((price?.yearly ?? 0) * 12));
  }
  const { hours, emergency } = comparison.support;
  const first = content.plans.findIndex(({ id }) => id === content.terms.emergencySupport.fromPlan);
  const support = table.getByRole('row').filter({
    has: page.getByRole('rowheader', { name: comparison.support.label, exact: true }),
  });
  await expect(support.getByRole('cell')).toHaveText(
    content.plans.map((_, index) => (index < first ? hours : emergency)),
  );
});

test(
  'the plans stay named under the site header while the table scrolls',
  { tag: '@phone' },
  async ({ page }) => {
    const table = await openTable(page);
    await table.getByRole('row').last().scrollIntoViewIfNeeded();
    const gap = async () => {
      const header = await page.getByRole('banner').boundingBox();
      const name = await table.getByRole('columnheader').nth(1).boundingBox();
      return Math.abs((name?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0));
    };
    // Once the page has been scrolled to the last row.
    await expect.poll(gap).toBeLessThanOrEqual(1);
  },
);

test('the table fits the page, however narrow it is and however large its text', async ({
  page,
}) => {
  const cells = (await openTable(page)).getByRole('cell');
  for (const [width, textSize] of [
    [320, '100%'],
    [390, '100%'],
    [768, '100%'],
    [320, '200%'],
    [768, '200%'],
    [1280, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, textSize);
    const overflows = await cells.evaluateAll((all) =>
      all
        .filter((cell) => {
          const { left, right } = cell.getBoundingClientRect();
          return left < 0 || right > innerWidth || cell.scrollWidth > cell.clientWidth;
        })
        .map(({ textContent }) => textContent),
    );
    expect(overflows, `${width} px, text at ${textSize}`).toEqual([]);
  }
});
