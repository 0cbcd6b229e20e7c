import type { Locator, Page } from '@playwright/test';
import {
  figure,
  getCost,
  largePlan,
  lastSite,
  openWithAgreedRates,
} from '../e2e/calculator/savings.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { delay, hydrateIslands, openSection } from '../e2e/islands.ts';
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

test.describe('a browser that translates the page', () => {
  // React reports that it renders an island again because its HTML was translated before hydration.
  test.use({ expectedErrors: /Minified React error #418/ });

  /** Wraps every text in elements, as the translators of browsers do, including texts that change or are added later. */
  const translate = (page: Page) =>
    page.evaluate(() => {
      const rewrite = (root: Node) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const texts = root instanceof Text ? [root] : [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        for (const text of texts) {
          const isDone = text.parentElement?.closest('script, style, option, font');
          if (!text.data.trim() || !text.parentElement || isDone) continue;
          const translated = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
          translated.append(text.data);
          text.replaceWith(translated);
        }
      };
      rewrite(document.body);
      new MutationObserver((records) => {
        for (const { target, addedNodes } of records)
          for (const node of [target, ...addedNodes]) if (node.isConnected) rewrite(node);
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    });

  test('does not stop the calculator and the demo', async ({ page }) => {
    const section = await openWithAgreedRates(page);
    await hydrateIslands(page);
    await translate(page);
    await section.getByLabel('Plan', { exact: true }).selectOption(largePlan.id);
    // 15% of $3,150 is $472.50.
    const loss = 472.5 - getCost(largePlan, 3150);
    await expect(figure(section, 'monthlySavings')).toHaveText(formatMoney(loss));
    await section.getByRole('switch', { name: 'Yearly view' }).check();
    await expect(figure(section, 'yearlySavings')).toHaveText(formatMoney(12 * loss));
    await section.getByLabel(/billed yearly$/).check();
    for (const [name, value] of [
      ['Booked direct', '35'],
      ['Booked direct', '0'],
      ['Booked direct', '100'],
      ['Nightly rate', '500'],
      ['Number of properties', '50'],
    ] as const)
      await section.getByRole('slider', { name }).fill(value);
    // 15% of $525,000, twelve times.
    await expect(figure(section, 'otaCost')).toHaveText(formatMoney(945_000));
    await expect(section.getByRole('link', { name: /Ask sales/ }).first()).toBeVisible();

    const reserve = page.getByRole('button', { name: 'Reserve' });
    for (const _ of ['once', 'twice']) {
      await reserve.click();
      await page.getByRole('button', { name: 'Undo' }).click();
    }
    await expect(reserve).toBeVisible();
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
