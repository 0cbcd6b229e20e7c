import { content } from '../../../src/content/content.ts';
import { formatUsd } from '../../../src/shared/money.ts';
import { yearlySavingPercent } from '../../../src/content/facts/plan.ts';
import { fillTemplate } from '../../../src/content/fields/template.ts';
import { expect, test } from '../fixtures.ts';

const { pricing } = content.pages.home;
const paidPlans = content.plans.filter(({ price }) => price !== null);

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test(
  'prices are monthly at first, and the switch shows those of yearly billing',
  { tag: '@phone' },
  async ({ page }) => {
    const section = page.locator('#pricing');
    await expect(section.getByRole('radio', { name: pricing.monthly })).toBeChecked();
    for (const { price } of paidPlans) {
      await expect(
        section.getByText(formatUsd(price?.monthly ?? 0), { exact: true }),
      ).toBeVisible();
      await expect(section.getByText(formatUsd(price?.yearly ?? 0), { exact: true })).toBeHidden();
    }
    await section.getByRole('radio', { name: pricing.yearly }).check();
    for (const { price } of paidPlans) {
      await expect(section.getByText(formatUsd(price?.monthly ?? 0), { exact: true })).toBeHidden();
      await expect(section.getByText(formatUsd(price?.yearly ?? 0), { exact: true })).toBeVisible();
    }
  },
);

test('the switch works by keyboard', async ({ page }) => {
  const section = page.locator('#pricing');
  await section.getByRole('radio', { name: pricing.monthly }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(section.getByRole('radio', { name: pricing.yearly })).toBeChecked();
  await expect(
    section.getByText(formatUsd(paidPlans[0]?.price?.yearly ?? 0), { exact: true }),
  ).toBeVisible();
});

test('what yearly billing costs and saves a year is the arithmetic of the two prices', async ({
  page,
}) => {
  const section = page.locator('#pricing');
  const first = paidPlans[0]?.price ?? { monthly: 1, yearly: 1 };
  const saving = section.getByText(pricing.save);
  await expect(saving).toBeVisible();
  await expect(saving).toContainText(`${yearlySavingPercent(first)}%`);
  await section.getByRole('radio', { name: pricing.yearly }).check();
  for (const { title, price } of paidPlans) {
    const { monthly, yearly } = price ?? { monthly: 0, yearly: 0 };
    const card = section.getByRole('listitem').filter({
      has: page.getByRole('heading', { name: title, exact: true }),
    });
    await expect(card).toContainText(formatUsd(yearly * 12));
    await expect(card).toContainText(formatUsd((monthly - yearly) * 12));
  }
});

test('each card says what the catalogue says, and its button leads on', async ({ page }) => {
  const section = page.locator('#pricing');
  for (const [index, plan] of content.plans.entries()) {
    const card = section.getByRole('listitem').filter({
      has: page.getByRole('heading', { name: plan.title, exact: true }),
    });
    await expect(card).toContainText(plan.targetUser);
    await expect(card).toContainText(plan.description);
    for (const feature of plan.mainFeatures) await expect(card).toContainText(feature);
    const before = content.plans[index - 1];
    if (before)
      await expect(card).toContainText(fillTemplate(pricing.moreFeatures, { plan: before.title }));
    await expect(card.getByText(pricing.popular)).toHaveCount(plan.popular ? 1 : 0);
    await expect(card.getByRole('link')).toHaveText(plan.cta.text);
    await expect(card.getByRole('link')).toHaveAttribute('href', plan.cta.href);
  }
});

test('the fee on direct bookings stands under the prices in the size of the text', async ({
  page,
}) => {
  const fee = page.locator('#pricing').getByText(pricing.fee);
  await expect(fee).toBeVisible();
  const sizes = await fee.evaluate((element) => [
    getComputedStyle(element).fontSize,
    getComputedStyle(document.body).fontSize,
  ]);
  expect(sizes[0]).toBe(sizes[1]);
  await expect(page.locator('#pricing')).toContainText(pricing.sustainability.heading);
  await expect(page.locator('#pricing')).toContainText(pricing.sustainability.badge);
});

const { portfolio } = pricing;

test('below the cards, each number of properties opens the calculator with that number', async ({
  page,
}) => {
  const section = page.locator('#pricing');
  await expect(section).toContainText(portfolio.body);
  await expect(section.getByText(portfolio.sampleNote)).toHaveCount(
    content.terms.accountPrice.sample ? 1 : 0,
  );
  for (const count of portfolio.counts) {
    const name =
      count === 1 ? portfolio.one : fillTemplate(portfolio.many, { count: String(count) });
    await section.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(/#savings-calculator$/);
    const slider = page.getByRole('slider', {
      name: content.pages.home.savingsCalculator.calculator.propertyCount.label,
    });
    await expect(slider).toHaveValue(String(count));
  }
});
