import type { Locator } from '@playwright/test';
import {
  figure,
  getCost,
  largePlan,
  lastSite,
  openWithAgreedRates,
} from '../e2e/calculator/savings.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { delay, openSection } from '../e2e/islands.ts';
import { formatMoney } from '../e2e/pages.ts';

test('a visitor who uses the calculator before its code has loaded keeps the values', async ({
  page,
}) => {
  const letThrough = await delay(page, '**/_astro/*.island*.js');
  await page.goto(`/?${lastSite}=8`);
  const calculator = page.locator('#savings-calculator');
  await calculator.getByRole('slider', { name: 'Occupancy rate' }).fill('80');
  await calculator.getByLabel('OTA platform').selectOption(lastSite);
  await calculator.getByRole('spinbutton', { name: /per night$/ }).fill('200');
  letThrough();
  await expect(calculator.getByRole('slider', { name: 'Nightly rate' })).toHaveValue('200');
  await expect(calculator.getByRole('slider', { name: 'Occupancy rate' })).toHaveValue('80');
  // 8% of 24 nights at $200.
  await expect(figure(calculator, 'otaCost')).toHaveText(formatMoney(384));
});

test.describe('an extension that wraps an element of an island', () => {
  test.use({ expectedErrors: /removeChild|insertBefore/ });

  const wrap = (element: Locator) =>
    element.evaluate((wrapped) => {
      const wrapper = document.createElement('div');
      wrapped.before(wrapper);
      wrapper.append(wrapped);
    });

  test('starts the demo again, instead of emptying it', async ({ page }) => {
    const demo = await openSection(page, 'demo');
    const reserve = demo.getByRole('button', { name: 'Reserve' });
    const undo = demo.getByRole('button', { name: 'Undo' });
    await reserve.click();
    await wrap(undo);
    await undo.click();
    await expect(reserve).toBeVisible();
    await reserve.click();
    await expect(undo).toBeVisible();
  });

  test('starts the calculator again, with what is in the address', async ({ page }) => {
    const calculator = await openWithAgreedRates(page, 'rate=200');
    await wrap(figure(calculator, 'monthlySavings').locator('span'));
    await calculator.getByLabel('Plan', { exact: true }).selectOption(largePlan.id);
    // 15% of 21 nights at $200 is $630.
    const saved = 630 - getCost(largePlan, 4200);
    await expect(figure(calculator, 'monthlySavings')).toHaveText(formatMoney(saved));
  });
});

test.describe('code that does not load', () => {
  test.use({ expectedErrors: /Failed to load resource|Error hydrating/ });

  test('on the first try is requested again', async ({ page }) => {
    await page.route('**/_astro/calculator.island*.js', (route) => route.abort(), { times: 1 });
    const calculator = await openSection(page, 'savings-calculator');
    await expect(calculator.locator('astro-island')).not.toHaveAttribute('ssr');
  });
});
