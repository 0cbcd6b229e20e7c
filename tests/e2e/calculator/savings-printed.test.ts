import type { Page } from '@playwright/test';
import { content } from '../../../src/content/content.ts';
import { expect, test } from '../fixtures.ts';
import { labels, otherOta, otherPlan } from './savings.ts';

const { share } = content.pages.home.savingsCalculator.calculator;

/** How many pages the page makes on paper. */
async function countPages(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const file = (await page.pdf({ format })).toString('latin1');
  return [...file.matchAll(/\/Type\s*\/Page\b/g)].length;
}

test('printed from, the calculator is one page, of A4 and of Letter', async ({ page }) => {
  // The longest answer: a loss, with every assumption in it.
  await page.goto(
    `/?ota=${otherOta}&plan=${otherPlan}&properties=2&cards=on&direct=80&view=yearly`,
  );
  const section = page.locator('#savings-calculator');
  await expect(section.getByLabel(labels.plan.label)).toHaveValue(otherPlan);
  for (const format of ['A4', 'Letter'] as const) {
    await section.getByRole('button', { name: share.print }).click();
    expect(await countPages(page, format), format).toBe(1);
  }
});

test('come to by its link, it is printed alone too; otherwise the page is printed whole', async ({
  page,
}) => {
  await page.goto('/');
  expect(await countPages(page, 'A4')).toBeGreaterThan(1);
  await page.goto('/?rate=200#savings-calculator');
  await expect(page.locator('#savings-calculator:target')).toBeVisible();
  expect(await countPages(page, 'A4')).toBe(1);
});
