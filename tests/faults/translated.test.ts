import type { Page } from '@playwright/test';
import { figure, getCost, largePlan, openWithAgreedRates } from '../e2e/calculator/savings.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { hydrateIslands } from '../e2e/islands.ts';
import { formatMoney } from '../e2e/pages.ts';

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

test('the calculator and the demo work while the browser translates the page', async ({ page }) => {
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
