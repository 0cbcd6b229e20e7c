import { expect, test } from '../fixtures.ts';
import { formatMoney } from '../pages.ts';
import {
  getCostWithBasic,
  getCostWithLarge,
  figure,
  firstSite,
  largePlan,
  lastSite,
  openWithAgreedRates,
} from './savings.ts';

test(
  'an owner with one villa sees what direct bookings save',
  { tag: '@phone' },
  async ({ page }) => {
    const section = await openWithAgreedRates(page);
    // 15% of $3,150 is $472.50. At $199 and 1%, Basic costs $231 and saves $242 a month, $2,904 a year.
    const saved = 472.5 - getCostWithBasic(3150);
    await expect(figure(section, 'otaCost')).toHaveText(formatMoney(473));
    await expect(figure(section, 'productCost')).toHaveText(formatMoney(getCostWithBasic(3150)));
    await expect(figure(section, 'monthlySavings')).toHaveText(formatMoney(saved));
    await expect(figure(section, 'yearlySavings')).toHaveText(formatMoney(12 * saved));
    await expect(section.getByRole('figure')).toContainText(formatMoney(3150));

    await section.getByRole('switch', { name: 'Yearly view' }).click();
    await expect(figure(section, 'otaCost')).toHaveText(formatMoney(5670));
    await expect(figure(section, 'productCost')).toHaveText(
      formatMoney(12 * getCostWithBasic(3150)),
    );
    await expect(figure(section, 'monthlySavings')).toHaveText(formatMoney(saved));
    await expect(figure(section, 'yearlySavings')).toHaveText(formatMoney(12 * saved));
    await section.getByRole('switch', { name: 'Yearly view' }).click();
    await section.getByRole('slider', { name: 'Booked direct' }).fill('0');
    await expect(figure(section, 'monthlySavings')).toHaveText(formatMoney(-getCostWithBasic(0)));
  },
);

test(
  'an owner with a third of all bookings direct finds that Basic costs more',
  { tag: '@phone' },
  async ({ page }) => {
    const section = await openWithAgreedRates(page);
    const all = section.getByRole('button', { name: '100% direct' });
    const usual = section.getByRole('button', { name: '35% direct' });
    await expect(all).toHaveAttribute('aria-pressed', 'true');
    await usual.click();
    await expect(usual).toHaveAttribute('aria-pressed', 'true');
    await expect(section.getByRole('slider', { name: 'Booked direct' })).toHaveValue('35');
    // 35% of $3,150 is $1,102.50: 15% of it is $165.38.
    await expect(figure(section, 'otaCost')).toHaveText(formatMoney(165));
    await expect(figure(section, 'productCost')).toHaveText(formatMoney(getCostWithBasic(1102.5)));
    await expect(figure(section, 'monthlySavings')).toHaveText(
      formatMoney(165.375 - getCostWithBasic(1102.5)),
    );
    // The axis and the break-even point stay; the owner's point moves.
    await expect(section.getByRole('figure')).toContainText(formatMoney(4000));
    await expect(section.getByRole('figure')).toContainText(formatMoney(1103));
    await expect(page).toHaveURL(/direct=35/);
    await section.getByRole('slider', { name: 'Booked direct' }).fill('60');
    for (const button of [all, usual])
      await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
);

test('an owner with six villas finds that the larger plan does not pay off, and shares the link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const section = await openWithAgreedRates(page);
  await section.getByRole('slider', { name: 'Nightly rate' }).fill('50');
  await section.getByRole('slider', { name: 'Occupancy rate' }).fill('10');
  await section.getByRole('slider', { name: 'Number of properties' }).fill('6');
  await section.getByLabel('OTA platform').selectOption(lastSite.id);
  await section.getByLabel('Plan', { exact: true }).selectOption(largePlan);
  // 15% of $900 is $135. At $599 and 1%, the plan loses $473 a month.
  const saved = formatMoney(135 - getCostWithLarge(900));
  expect(saved).toMatch(/^−/);
  await expect(figure(section, 'monthlySavings')).toHaveText(saved);
  // The OTA's cost has the color of its line, even in a loss.
  const line = section.getByRole('figure').locator('> svg > line[class]').first();
  const color = await line.evaluate((drawn) => getComputedStyle(drawn).stroke);
  await expect(figure(section, 'otaCost')).toHaveCSS('color', color);

  await section.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Link copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const partner = await context.newPage();
  await partner.goto(link);
  const seen = partner.locator('#savings-calculator');
  await expect(seen.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(figure(seen, 'monthlySavings')).toHaveText(saved);
  await expect(seen.getByLabel('Number of properties')).toHaveValue('6');
  await expect(seen.getByLabel('Plan', { exact: true })).toHaveValue(largePlan);
});

test('an owner who chose yearly billing in the pricing section is offered that price, and can use it', async ({
  page,
}) => {
  const section = await openWithAgreedRates(page);
  const before = `${await figure(section, 'productCost').textContent()}`;
  await expect(section.getByText(/billed/)).toHaveCount(0);
  await page.getByRole('radio', { name: 'Yearly' }).check();
  await expect(section.getByText(/Based on .* billed monthly/)).toBeVisible();
  await expect(figure(section, 'productCost')).toHaveText(before);
  await section.getByRole('button', { name: /^Use .* billed yearly$/ }).click();
  await expect(section.getByText(/Based on .* billed yearly/)).toBeVisible();
  await expect(figure(section, 'productCost')).not.toHaveText(before);
  await expect(page).toHaveURL(/billing=yearly/);
  await section.getByRole('button', { name: /^Use .* billed monthly$/ }).click();
  await expect(figure(section, 'productCost')).toHaveText(before);
});

test('an owner checks the sources of the assumptions, changes them and resets them', async ({
  page,
}) => {
  const section = await openWithAgreedRates(page);
  await section.getByText('Rates, card fees and sources').click();
  for (const source of await section.getByRole('listitem').all()) {
    await expect(source).toContainText(/20\d\d/);
    await expect(source.getByRole('link').first()).toHaveAttribute('href', /^https:/);
  }
  const stay = section.getByRole('textbox', { name: 'Average stay' });
  await expect(stay).toHaveCount(0);
  const before = await figure(section, 'productCost').textContent();
  await section.getByRole('switch', { name: /^Include card fees/ }).click();
  await expect(figure(section, 'productCost')).not.toHaveText(`${before}`);
  await stay.fill('7');
  await section.getByRole('textbox', { name: `${firstSite.name} rate` }).fill('20');
  await expect(figure(section, 'otaCost')).toHaveText(formatMoney(630));
  await expect(page).toHaveURL(new RegExp(`stay=7.*${firstSite.id}=20.*cards=on`));
  await section.getByRole('button', { name: 'Reset assumptions' }).click();
  await expect(figure(section, 'productCost')).toHaveText(`${before}`);
  await expect(stay).toHaveCount(0);
});

test('all inputs, the answer and the chart fit in a window 800 px high', async ({ page }) => {
  const section = await openWithAgreedRates(page);
  const chart = section.getByRole('figure').locator('> svg');
  const lowest = section.getByLabel('Plan', { exact: true });
  await lowest.evaluate((menu) => menu.scrollIntoView({ block: 'end' }));
  // Except for a fraction of a pixel.
  await expect(chart).toBeInViewport({ ratio: 0.99 });
  const answer = await figure(section, 'monthlySavings').boundingBox();
  // The header is 72 px high.
  expect(answer?.y).toBeGreaterThan(72);
  for (const control of await section.locator('input[type="range"], select').all())
    await expect(control).toBeInViewport({ ratio: 0.99 });
});

test('the result is announced when a drag ends', async ({ page }) => {
  const section = await openWithAgreedRates(page);
  const live = section.locator('form > [aria-live="polite"]');
  await expect(live).toBeEmpty();
  const rate = section.getByRole('slider', { name: 'Nightly rate' });
  for (const value of ['200', '300', '400']) await rate.fill(value);
  // 15% of $8,400 is $1,260.
  await expect(live).toContainText(formatMoney(Math.abs(1260 - getCostWithBasic(8400))));
});
