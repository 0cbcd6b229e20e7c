import { content, routes } from '../../language.ts';
import { money, percent } from '../money.ts';
import { fillTemplate } from '../../../src/content/fields/template.ts';
import { expect, test } from '../fixtures.ts';
import { needSections } from '../sections.ts';

needSections('pricing', 'savings-calculator');

const { pricing } = content.pages.home;
const prices = content.plans.flatMap(({ title, price }) => (price ? { title, ...price } : []));

test.beforeEach(async ({ page }) => {
  await page.goto(routes.home);
});

test(
  'prices are monthly at first, and the switch shows those of yearly billing',
  { tag: '@phone' },
  async ({ page }) => {
    const section = page.locator('#pricing');
    await expect(section.getByRole('radio', { name: pricing.monthly })).toBeChecked();
    const priceOf = (amount: number) => section.getByText(money(amount), { exact: true });
    for (const { monthly } of prices) await expect(priceOf(monthly)).toBeVisible();
    for (const { yearly } of prices) await expect(priceOf(yearly)).toBeHidden();
    await section.getByRole('radio', { name: pricing.yearly }).check();
    for (const { monthly, yearly } of prices) {
      await expect(priceOf(monthly)).toBeHidden();
      await expect(priceOf(yearly)).toBeVisible();
    }
  },
);

test('the switch works by keyboard', async ({ page }) => {
  const section = page.locator('#pricing');
  await section.getByRole('radio', { name: pricing.monthly }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(section.getByRole('radio', { name: pricing.yearly })).toBeChecked();
  await expect(section.getByText(money(prices[0]?.yearly ?? 0), { exact: true })).toBeVisible();
});

test('what yearly billing costs and saves a year is the arithmetic of the two prices', async ({
  page,
}) => {
  const section = page.locator('#pricing');
  const badge = fillTemplate(pricing.save, { saving: percent(content.terms.yearlySavingPercent) });
  await expect(section.getByText(badge, { exact: true })).toBeVisible();
  await section.getByRole('radio', { name: pricing.yearly }).check();
  for (const { title, monthly, yearly } of prices) {
    const card = section.getByRole('listitem').filter({
      has: page.getByRole('heading', { name: title, exact: true }),
    });
    await expect(card).toContainText(money(yearly * 12));
    await expect(card).toContainText(money((monthly - yearly) * 12));
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

test('the fee on direct bookings is in the sentence on commission and below each price', async ({
  page,
}) => {
  const fee = percent(content.terms.directBookingFeePercent);
  await expect(page.locator('#pricing').getByText(pricing.lead)).toContainText(fee);
  await expect(page.locator('#pricing').getByText(pricing.billedMonthly)).toHaveCount(
    prices.length,
  );
  expect(pricing.billedMonthly).toContain(fee);
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
