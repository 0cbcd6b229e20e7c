import type { Page } from '@playwright/test';
import { content, routes } from '../../language.ts';
import { expect, test } from '../fixtures.ts';
import { labels, otherOta, otherPlan } from './savings.ts';
import { needSections } from '../sections.ts';

needSections('savings-calculator');

const { share } = content.pages.home.savingsCalculator.calculator;

/** Number of printed pages. */
async function countPages(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const file = (await page.pdf({ format })).toString('latin1');
  return [...file.matchAll(/\/Type\s*\/Page\b/g)].length;
}

test('the calculator prints on one page, A4 or Letter', async ({ page }) => {
  // The longest answer: a loss with every assumption changed.
  await page.goto(
    `${routes.home}?ota=${otherOta}&plan=${otherPlan}&properties=2&cards=on&direct=80&view=yearly`,
  );
  const section = page.locator('#savings-calculator');
  await expect(section.getByLabel(labels.plan.label)).toHaveValue(otherPlan);
  for (const format of ['A4', 'Letter'] as const) {
    await section.getByRole('button', { name: share.print }).click();
    expect(await countPages(page, format), format).toBe(1);
  }
});

test('a visit by a shared link prints only the calculator; any other visit prints the whole page', async ({
  page,
}) => {
  await page.goto(routes.home);
  expect(await countPages(page, 'A4')).toBeGreaterThan(1);
  await page.goto(`${routes.home}?rate=200#savings-calculator`);
  await expect(page.locator('#savings-calculator:target')).toBeVisible();
  expect(await countPages(page, 'A4')).toBe(1);
});
