import type { Locator, Page } from '@playwright/test';
import { content } from '../../src/content/content.ts';
import { fillTemplate } from '../../src/domain/template.ts';
import { expect, test } from './fixtures.ts';
import { shownToast } from './toasts.ts';

const { calculator } = content.pages.home.savingsCalculator;

async function open(page: Page, query = ''): Promise<Locator> {
  await page.goto(`/${query}`);
  const section = page.locator('#savings-calculator');
  await section.scrollIntoViewIfNeeded();
  return section;
}

const saved = (section: Locator) => section.locator('output[name="monthlySavings"]');

test('the answer says in words what is kept, a month and a year', async ({ page }) => {
  const section = await open(page);
  await expect(section.getByText('you keep $242 a month ($2,904 a year)')).toBeVisible();
  await section.getByRole('switch', { name: 'Yearly view' }).click();
  await expect(section.getByText('you keep $2,904 a year ($242 a month)').first()).toBeVisible();
});

test('the chart marks break-even and position, and follows the sliders', async ({ page }) => {
  const section = await open(page);
  const chart = section.getByRole('img', { name: calculator.chart.title });
  const position = fillTemplate(calculator.chart.position, { amount: '$3,150' });
  const breakEven = fillTemplate(calculator.chart.breakEven, { amount: '$1,421' });
  await expect(chart.getByText(position)).toBeVisible();
  await expect(chart.getByText(breakEven)).toBeVisible();
  await section.getByLabel('Nightly rate').fill('200');
  const moved = fillTemplate(calculator.chart.position, { amount: '$4,200' });
  await expect(chart.getByText(moved)).toBeVisible();
  await expect(chart.getByText(breakEven)).toBeVisible();
});

test('the chart can be read as a table, break-even and position among its rows', async ({
  page,
}) => {
  const section = await open(page);
  await section.getByText(calculator.chart.table).click();
  const rows = section.locator('figure').getByRole('row');
  await expect(rows.filter({ hasText: '$1,421' })).toContainText('$213$213');
  await expect(rows.filter({ hasText: '$3,150' })).toContainText('$473$231');
});

test('all platforms are compared, the best and the worst named in words', async ({ page }) => {
  const section = await open(page);
  const { comparison } = calculator;
  const rows = section.getByRole('table').nth(0).locator('tbody tr');
  for (const { id, name } of content.otas) {
    const tied = fillTemplate(comparison.tied, { mark: comparison.best });
    const mark = id === 'vrbo' ? comparison.worst : tied;
    await expect(rows.filter({ hasText: name })).toContainText(mark);
  }
});

test('both plans stand side by side, the cheaper named', async ({ page }) => {
  const section = await open(page);
  const { cheaper } = calculator.comparison;
  const words = fillTemplate(cheaper, { cheaper: 'Basic', other: 'Pro', amount: '$400' });
  await expect(section.getByText(words)).toBeVisible();
});

test('assumptions change the result by the same model everywhere, and can be reset', async ({
  page,
}) => {
  const section = await open(page);
  const { assumptions } = calculator;
  await section.getByText(assumptions.heading).click();
  const rate = section.getByRole('textbox', {
    name: fillTemplate(assumptions.commission, { ota: 'Airbnb' }),
  });
  await rate.fill('20');
  await expect(section.locator('output[name="otaCost"]')).toHaveText('$630');
  await section.getByRole('textbox', { name: assumptions.direct }).fill('50');
  // 3,150 × (0.5 × 1% + 0.5 × 20%) + 199.
  await expect(section.locator('output[name="productCost"]')).toHaveText('$530');
  await section.getByRole('switch', { name: /card processing/i }).click();
  // Half of 3,150 × 2.9% and of seven stays at $0.30 more.
  await expect(section.locator('output[name="productCost"]')).toHaveText('$576');
  await expect(section.getByText(assumptions.includesCards)).toBeVisible();
  await section.getByRole('button', { name: assumptions.reset }).click();
  await expect(saved(section)).toHaveText('$242');
  await expect(rate).toHaveValue('15');
});

test('every rate says where it is from and when that was looked up', async ({ page }) => {
  const section = await open(page);
  await section.getByText(calculator.assumptions.heading).click();
  for (const { note, source } of [...content.otas, content.cardProcessing]) {
    await expect(section.getByText(note)).toBeVisible();
    await expect(section.getByText(`${source}, checked November 20, 2026`)).toBeVisible();
  }
});

test('the keyboard alone changes an assumption and resets it', async ({ page }) => {
  const section = await open(page);
  const summary = section.getByText(calculator.assumptions.heading);
  await summary.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('10');
  await expect(section.locator('output[name="otaCost"]')).toHaveText('$315');
  const reset = section.getByRole('button', { name: calculator.assumptions.reset });
  await reset.focus();
  await page.keyboard.press('Enter');
  await expect(section.locator('output[name="otaCost"]')).toHaveText('$473');
});

test('an owner of two villas on Vrbo sees that Pro does not pay off, when it would, and sends that on', async ({
  page,
  context,
}) => {
  const section = await open(page);
  await section.getByLabel('Number of properties').fill('2');
  await section.getByLabel('OTA platform').selectOption('vrbo');
  await section.getByLabel('Plan').selectOption('pro');
  const verdict = section.getByText('Pro does not pay off. It costs $158 a month more than Vrbo');
  await expect(verdict.first()).toBeVisible();
  const { byBoth } = calculator.payOff;
  const turn = fillTemplate(byBoth, {
    revenue: '$8,557',
    current: '$6,300',
    occupancy: '96%',
    count: '3',
  });
  await expect(section.getByText(turn).first()).toBeVisible();

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await section.getByRole('button', { name: calculator.keep.copyLink }).click();
  await expect(shownToast(page)).toContainText(calculator.keep.linkCopied);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).hash).toBe('#savings-calculator');

  const partner = await context.newPage();
  await partner.goto(link);
  const seen = partner.locator('#savings-calculator');
  await expect(saved(seen)).toHaveText('−$158');
  await expect(seen.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(seen.getByText(turn).first()).toBeVisible();
});
