import type { Locator, Page } from '@playwright/test';
import { content } from '../../src/content/content.ts';
import { breakEvenRevenueCents, paysOffFrom } from '../../src/domain/break-even.ts';
import { formatUsd } from '../../src/domain/money.ts';
import { monthlyRevenueCents } from '../../src/domain/savings.ts';
import { fillTemplate } from '../../src/domain/template.ts';
import { expect, test } from './fixtures.ts';
import { shownToast } from './toasts.ts';
import { inputsOf, resultsOf } from './savings.ts';

const { calculator } = content.pages.home.savingsCalculator;

async function open(page: Page, query = ''): Promise<Locator> {
  await page.goto(`/${query}`);
  const section = page.locator('#savings-calculator');
  await section.scrollIntoViewIfNeeded();
  return section;
}

const atStart = resultsOf();
const breakEven = breakEvenWords(inputsOf());

function breakEvenWords(inputs: ReturnType<typeof inputsOf>): string {
  return formatUsd((breakEvenRevenueCents(inputs) ?? 0) / 100);
}

const saved = (section: Locator) => section.locator('output[name="monthlySavings"]');

test('the answer says in words what is kept, a month and a year', async ({ page }) => {
  const section = await open(page);
  const { monthlySavings: month, yearlySavings: year } = atStart;
  await expect(section.getByText(`you keep ${month} a month (${year} a year)`)).toBeVisible();
  await section.getByRole('switch', { name: 'Yearly view' }).click();
  const inYear = section.getByText(`you keep ${year} a year (${month} a month)`);
  await expect(inYear.first()).toBeVisible();
});

test('the chart marks break-even and position, and follows the sliders', async ({ page }) => {
  const section = await open(page);
  const chart = section.getByRole('img', { name: calculator.chart.title });
  const position = fillTemplate(calculator.chart.position, { amount: '$3,150' });
  const turn = fillTemplate(calculator.chart.breakEven, { amount: breakEven });
  await expect(chart.getByText(position)).toBeVisible();
  await expect(chart.getByText(turn)).toBeVisible();
  await section.getByLabel('Nightly rate').fill('200');
  const moved = fillTemplate(calculator.chart.position, { amount: '$4,200' });
  await expect(chart.getByText(moved)).toBeVisible();
  await expect(chart.getByText(turn)).toBeVisible();
});

test('the chart can be read as a table, break-even and position among its rows', async ({
  page,
}) => {
  const section = await open(page);
  await section.getByText(calculator.chart.table).click();
  const rows = section.locator('figure').getByRole('row');
  await expect(rows.filter({ hasText: breakEven })).toContainText(/(\$[\d,]+)\1/);
  const { otaCost, productCost } = atStart;
  await expect(rows.filter({ hasText: '$3,150' })).toContainText(`${otaCost}${productCost}`);
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
  const [basic, pro] = content.plans;
  const more = inputsOf({ plan: 'pro' }).planFeeUsd - inputsOf().planFeeUsd;
  const words = fillTemplate(cheaper, {
    cheaper: basic?.title ?? '',
    other: pro?.title ?? '',
    amount: formatUsd(more),
  });
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
  const half = { otaCommissionPercent: 20, directPercent: 50 };
  const productCost = section.locator('output[name="productCost"]');
  await expect(productCost).toHaveText(resultsOf(half).productCost);
  await section.getByRole('switch', { name: /card processing/i }).click();
  const { cardProcessing } = content;
  await expect(productCost).toHaveText(resultsOf({ ...half, cardProcessing }).productCost);
  await expect(section.getByText(assumptions.includesCards)).toBeVisible();
  await section.getByRole('button', { name: assumptions.reset }).click();
  await expect(saved(section)).toHaveText(atStart.monthlySavings);
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

test('an owner of a few small villas on Vrbo sees that Pro does not pay off, when it would, and sends that on', async ({
  page,
  context,
}) => {
  const section = await open(page);
  // One villa fewer than Pro needs at the lowest rate, whatever it costs.
  const small = { nightlyRateUsd: 50, ota: 'vrbo', plan: 'pro' };
  const enough = paysOffFrom(inputsOf(small), 'propertyCount') ?? 0;
  const few = { ...small, propertyCount: enough - 1 };
  const inputs = inputsOf(few);
  const { monthlySavings } = resultsOf(few);
  await section.getByLabel('Nightly rate').fill('50');
  await section.getByLabel('Number of properties').fill(String(few.propertyCount));
  await section.getByLabel('OTA platform').selectOption('vrbo');
  await section.getByLabel('Plan').selectOption('pro');
  const lost = `It costs ${monthlySavings.slice(1)} a month more than Vrbo`;
  const verdict = section.getByText(`Pro does not pay off. ${lost}`);
  await expect(verdict.first()).toBeVisible();
  const { byBoth } = calculator.payOff;
  const turn = fillTemplate(byBoth, {
    revenue: breakEvenWords(inputs),
    current: formatUsd(monthlyRevenueCents(inputs) / 100),
    occupancy: `${paysOffFrom(inputs, 'occupancyPercent')}%`,
    count: String(enough),
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
  await expect(saved(seen)).toHaveText(monthlySavings);
  await expect(seen.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(seen.getByText(turn).first()).toBeVisible();
});
