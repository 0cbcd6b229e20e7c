import { loadContent } from '../../src/content/content.ts';
import { toQuery, shownNames, vendor } from '../e2e/directory/directory.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { formatMoney } from '../e2e/pages.ts';
import { delayIslands } from '../e2e/delay-islands.ts';

test('a visitor who searches before the code has loaded finds vendors', async ({ page }) => {
  const letThrough = await delayIslands(page);
  await page.goto('/integrations');
  const search = page.getByRole('searchbox');
  await search.click();
  await page.keyboard.type(vendor.name.slice(0, -1));
  await page.locator(`[name="category"][value="${vendor.category}"]`).check();
  letThrough();
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  await search.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(vendor.name.slice(-1));
  await expect(search).toHaveValue(vendor.name);
  await expect(page).toHaveURL(
    `/integrations${toQuery({ q: vendor.name, category: vendor.category })}`,
  );
});

test('a visitor who selects a category before the code has loaded sees it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letThrough = await delayIslands(page);
  await page.goto('/integrations');
  const menu = page.getByRole('combobox', { name: 'Category' });
  await menu.selectOption(vendor.category);
  letThrough();
  await expect(page).toHaveURL(`/integrations?category=${vendor.category}`);
  await expect(menu).toHaveValue(vendor.category);
});

test('a visitor who uses the calculator before its code has loaded keeps the values', async ({
  page,
}) => {
  const site = `${loadContent().bookingSites.at(-1)?.id}`;
  const letThrough = await delayIslands(page);
  await page.goto(`/?${site}=8`);
  const calculator = page.locator('#savings-calculator');
  await calculator.locator('[name=occupancyPercent]').fill('80');
  await calculator.locator('[name=otaId]').selectOption(site);
  await calculator.locator('[name=nightlyRate]').fill('200');
  letThrough();
  await expect(calculator.locator('[name=nightlyRateTyped]')).toHaveValue('200');
  await expect(calculator.locator('[name=occupancyPercent]')).toHaveValue('80');
  // 8% of 24 nights at $200.
  await expect(calculator.locator('output[name="otaCost"]')).toHaveText(formatMoney(384));
});

test.describe('code that does not load', () => {
  test.use({ expectedErrors: /Failed to load resource|Error hydrating/ });

  for (const [part, files] of [
    ['the island itself', '**/_astro/directory.island*.js'],
    ['what all islands share', '**/_astro/react.*.js'],
  ] as const)
    test(`on the first try is requested again: ${part}`, async ({ page }) => {
      await page.route(files, (route) => route.abort(), { times: 1 });
      await page.goto('/integrations');
      await page.getByRole('searchbox').fill(vendor.name);
      await expect(shownNames(page).first()).toHaveText(vendor.name);
    });

  test('is reported in the console', async ({ page }) => {
    const reported = page.waitForEvent('console', (line) =>
      line.text().includes('Error hydrating'),
    );
    await page.route('**/_astro/directory.island*.js*', (route) => route.abort());
    await page.goto('/integrations');
    await reported;
  });
});
