import type { Locator } from '@playwright/test';
import { content } from '../../language.ts';
import { findPayOffValue } from '../../../src/features/calculator/rules/break-even.ts';
import { money, percent, wholeMoney } from '../money.ts';
import { monthlyRevenueCents } from '../../../src/features/calculator/rules/savings.ts';
import { fillTemplate } from '../../../src/content/fields/template.ts';
import { expect, test } from '../fixtures.ts';
import { shownToast } from '../toasts.ts';
import {
  answerOf,
  breakEvenOf,
  inputsOf,
  openCalculator as open,
  openTab,
  resultsOf,
  plansTab,
  paidPlans,
  someRate,
  positions,
} from './savings.ts';
import { needSections } from '../sections.ts';

needSections('savings-calculator');

const { calculator } = content.pages.home.savingsCalculator;

const atStart = resultsOf();
const breakEven = breakEvenWords(inputsOf());

function breakEvenWords(inputs: ReturnType<typeof inputsOf>): string {
  return wholeMoney((breakEvenOf(inputs) ?? 0) / 100);
}

/** The revenue of a month. */
const revenueOf = (choice: Parameters<typeof inputsOf>[0]) =>
  wholeMoney(monthlyRevenueCents(inputsOf(choice)) / 100);

const saved = (section: Locator) => section.locator('output[name="monthlySavings"]');

test('the answer states the monthly and yearly savings in words', async ({ page }) => {
  const section = await open(page);
  await expect(section.getByText(answerOf()).first()).toBeVisible();
  await section.getByRole('switch', { name: calculator.yearlyView }).click();
  await expect(section.getByText(answerOf({}, true)).first()).toBeVisible();
});

test('the yearly view says how much less the plan costs when billed yearly', async ({ page }) => {
  const section = await open(page);
  for (const { id, title, price } of paidPlans) {
    if (!price) continue;
    const note = section.getByText(
      fillTemplate(calculator.yearlyBilling, {
        plan: title,
        amount: money((price.monthly - price.yearly) * 12),
      }),
    );
    await section.getByLabel(calculator.plan.label).selectOption(id);
    await expect(note).toHaveCount(0);
    await section.getByRole('switch', { name: calculator.yearlyView }).click();
    await expect(note).toBeVisible();
    await section.getByRole('switch', { name: calculator.yearlyView }).click();
  }
});

test('the chart marks break-even and the current position, and follows the sliders', async ({
  page,
}) => {
  const section = await open(page);
  const chart = section.getByRole('figure');
  const position = fillTemplate(calculator.chart.position, { amount: revenueOf({}) });
  const turn = fillTemplate(calculator.chart.breakEven, { amount: breakEven });
  await expect(chart.getByText(position)).toBeVisible();
  await expect(chart.getByText(turn)).toBeVisible();
  await section.getByLabel(calculator.nightlyRate.label).fill(String(someRate));
  const moved = fillTemplate(calculator.chart.position, {
    amount: revenueOf({ nightlyRate: someRate }),
  });
  await expect(chart.getByText(moved)).toBeVisible();
  await expect(chart.getByText(turn)).toBeVisible();
});

test('the chart is also a table with rows for break-even and the current position', async ({
  page,
}) => {
  const section = await open(page);
  await section.getByText(calculator.chart.table).click();
  const rows = section.locator('figure').getByRole('row');
  await expect(rows.filter({ hasText: breakEven })).toContainText(/(\d[\d,]+)\D+\1/);
  const { otaCost, productCost } = atStart;
  await expect(rows.filter({ hasText: revenueOf({}) })).toContainText(`${otaCost}${productCost}`);
});

test('the comparison shows all platforms and names the best and the worst', async ({ page }) => {
  const section = await open(page);
  const { comparison } = calculator;
  const rows = section.getByRole('table').nth(0).locator('tbody tr');
  const rates = content.bookingSites.map(({ commissionPercent }) => commissionPercent);
  const [least, most] = [Math.min(...rates), Math.max(...rates)];
  const marks = least < most ? { [least]: comparison.worst, [most]: comparison.best } : {};
  for (const [index, { name, commissionPercent: rate }] of content.bookingSites.entries()) {
    // Several platforms with the best or worst rate share one mark, on the first of them.
    const mark = rates.indexOf(rate) === index ? marks[rate] : undefined;
    const isTied = rates.filter((each) => each === rate).length > 1;
    const words = isTied && mark ? fillTemplate(comparison.tied, { mark }) : mark;
    await expect(rows.filter({ hasText: name }).locator('small')).toHaveText(words ?? []);
  }
});

test('the comparison shows all plans and names the cheapest', async ({ page }) => {
  const section = await open(page);
  const { cheaper } = calculator.comparison;
  await openTab(section, plansTab);
  const feeOf = ({ id }: { id: string }) => inputsOf({ plan: id }).planFee;
  const byFee = paidPlans.toSorted((a, b) => feeOf(a) - feeOf(b));
  const [least, most] = [byFee[0], byFee.at(-1)];
  const words = fillTemplate(cheaper, {
    cheaper: least?.title ?? '',
    other: most?.title ?? '',
    amount: wholeMoney(most && least ? feeOf(most) - feeOf(least) : 0),
  });
  await expect(section.getByText(words)).toBeVisible();
});

test('an owner of a few villas sees when a larger plan would pay off, and can share it', async ({
  page,
  context,
}) => {
  const section = await open(page);
  // One villa fewer than the plan needs; a higher occupancy would also make it pay off.
  const few = positions
    .flatMap((nightlyRate) =>
      content.bookingSites.flatMap(({ id: ota }) =>
        paidPlans.map(({ id: plan }) => ({ nightlyRate, ota, plan })),
      ),
    )
    .map((small) => ({ small, enough: findPayOffValue(inputsOf(small), 'propertyCount') ?? 1 }))
    .map(({ small, enough }) => ({ ...small, propertyCount: enough - 1 }))
    .find(
      (choice) =>
        choice.propertyCount > 0 && findPayOffValue(inputsOf(choice), 'occupancyPercent') !== null,
    );
  test.skip(!few, 'at these prices and rates, each plan pays off for everybody or nobody');
  if (!few) return;
  const inputs = inputsOf(few);
  const { monthlySavings } = resultsOf(few);
  await section.getByLabel(calculator.nightlyRate.label).fill(String(few.nightlyRate));
  await section.getByLabel(calculator.propertyCount.label).fill(String(few.propertyCount));
  await section.getByLabel(calculator.ota.label).selectOption(few.ota);
  await section.getByLabel(calculator.plan.label).selectOption(few.plan);
  expect(monthlySavings).toMatch(/^−/);
  await expect(section.getByText(answerOf(few)).first()).toBeVisible();
  const { byBoth } = calculator.payOff;
  const turn = fillTemplate(byBoth, {
    revenue: breakEvenWords(inputs),
    current: wholeMoney(monthlyRevenueCents(inputs) / 100),
    occupancy: percent(findPayOffValue(inputs, 'occupancyPercent') ?? NaN),
    count: String(few.propertyCount + 1),
  });
  await expect(section.getByText(turn).first()).toBeVisible();

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await section.getByRole('button', { name: calculator.share.copyLink }).click();
  await expect(shownToast(page)).toContainText(calculator.share.linkCopied);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).hash).toBe('#savings-calculator');

  const partner = await context.newPage();
  await partner.goto(link);
  const seen = partner.locator('#savings-calculator');
  await expect(saved(seen)).toHaveText(monthlySavings);
  await expect(seen.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(seen.getByText(turn).first()).toBeVisible();
});
