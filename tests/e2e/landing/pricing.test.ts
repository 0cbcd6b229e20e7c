import { loadContent } from '../../../src/content/content.ts';
import { expect, test } from '../fixtures.ts';
import { formatMoney } from '../pages.ts';
import { openSection } from '../islands.ts';

const { bookingSites, formats, pages, plans, terms } = loadContent();
const { comparison } = pages.home.pricing;

const fee = formats.percent(terms.directBookingFeePercent);
/** The plans with a price. */
const priced = plans.filter((plan) => plan.price !== null);

test(
  'an owner compares monthly and yearly prices, which include the fee on direct bookings, and the buttons of the plans',
  { tag: '@phone' },
  async ({ page }) => {
    const pricing = await openSection(page, 'pricing');
    await expect(
      pricing.getByText(
        new RegExp(`No hidden fees\\. .*${fee} of direct bookings.* charges card fees\\.$`),
      ),
    ).toBeVisible();
    await expect(pricing.getByText(`per month, plus ${fee} of direct bookings`)).toHaveCount(
      priced.length,
    );
    await expect(pricing.getByText('Popular', { exact: true })).toHaveCount(
      plans.filter(({ popular }) => popular).length,
    );
    await expect(pricing).toContainText('Sustainability Included');
    await expect(pricing).toContainText('Sustainable Choice');
    const card = (title = '') =>
      pricing
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    for (const { title, cta } of plans)
      await expect(card(title).getByRole('link', { name: cta.text })).toHaveAttribute(
        'href',
        cta.href,
      );

    const basic = card(priced[0]?.title);
    const { monthly = '', yearly = '' } = priced[0]?.price?.formatted ?? {};
    await expect(pricing.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await expect(basic.getByText(monthly, { exact: true })).toBeVisible();
    await expect(basic.getByText(yearly, { exact: true })).toBeHidden();
    await pricing.getByRole('radio', { name: 'Yearly' }).check();
    await expect(basic.getByText(yearly, { exact: true })).toBeVisible();
    await expect(basic.getByText(monthly, { exact: true })).toBeHidden();
    await expect(basic.getByText(`a year, plus ${fee}`)).toBeVisible();
    await expect(pricing.getByText(/^Save \d+%$/)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(basic.getByText(monthly, { exact: true })).toBeVisible();
  },
);

test('an owner follows the nights from which a plan pays off to the calculator, which selects that plan', async ({
  page,
}) => {
  await page.goto('/?utm_source=mail');
  const calculator = page.locator('#savings-calculator');
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  const savedPercent = (bookingSites[0]?.commissionPercent ?? 0) - terms.directBookingFeePercent;
  for (const { id: plan, price: own } of priced.toReversed()) {
    // $199 at 14% is $1,421.43.
    const revenue = Math.ceil(((own?.monthly ?? 0) * 100) / savedPercent);
    // $1,422 at $150 is 10 nights.
    const nights = `${Math.ceil(revenue / 150)} direct nights`;
    const link = page.locator('#pricing').getByRole('link', { name: `from ${nights} a month` });
    await link.click();
    // The link stays as it was, for opening it in a new tab or copying it.
    await expect(link).toHaveAttribute('href', `/?plan=${plan}#savings-calculator`);
    await expect(calculator.getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(calculator.getByLabel('Plan', { exact: true })).toHaveValue(plan);
    await expect(calculator.getByRole('figure')).toContainText(formatMoney(revenue));
    await expect(page).toHaveURL(/\?utm_source=mail.*#savings-calculator$/);
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  }
});

test('the table of all plans opens, and its header stays in view while a visitor scrolls', async ({
  page,
}) => {
  await openSection(page, 'pricing');
  const table = page.getByRole('table', { name: comparison.open });
  await expect(table).toBeHidden();
  await page.getByText(comparison.open).click();
  const titles = plans.map(({ title }) => title);
  await expect(table.getByRole('columnheader')).toHaveText([comparison.feature, ...titles]);
  const feature = `${plans.at(-1)?.keyModules.at(-1)?.features.at(-1)}`;
  const row = table.getByRole('row').filter({ hasText: feature });
  await expect(row.getByRole('cell')).toHaveText(['Not included', 'Not included', 'Included']);

  await table.getByRole('row').last().scrollIntoViewIfNeeded();
  const gapPx = async () => {
    const header = await page.getByRole('banner').boundingBox();
    const name = await table.getByRole('columnheader').nth(1).boundingBox();
    return Math.abs((name?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0));
  };
  await expect.poll(gapPx).toBeLessThanOrEqual(1);
});
