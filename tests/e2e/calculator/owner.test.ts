import { expect, test } from '../fixtures.ts';
import { formatMoney, productOrigin } from '../pages.ts';
import { subject } from '../contact/contact-form.ts';
import { figure, getCost, largePlan, lastSite, openWithAgreedRates, smallPlan } from './savings.ts';

test('an owner with one villa sees what direct bookings save', async ({ page }) => {
  const section = await openWithAgreedRates(page);
  // 15% of $3,150 is $472.50. At $199 and 1%, Basic costs $231 and saves $242 a month, $2,904 a year.
  const cost = getCost(smallPlan, 3150);
  await expect(figure(section, 'productCost')).toHaveText(formatMoney(cost));
  await expect(figure(section, 'yearlySavings')).toHaveText(formatMoney(12 * (472.5 - cost)));
  await section.getByRole('switch', { name: 'Yearly view' }).check();
  await expect(figure(section, 'otaCost')).toHaveText(formatMoney(5670));
  // 35% of $3,150 is $1,102.50: 15% of it is $1,985 a year. The axis stays, the owner's point moves.
  await section.getByRole('slider', { name: 'Booked direct' }).fill('35');
  await expect(figure(section, 'otaCost')).toHaveText(formatMoney(1985));
  await expect(section.getByRole('figure')).toContainText(formatMoney(4000));
  await expect(section.getByRole('figure')).toContainText(formatMoney(1103));
  await expect(section.getByText('Results are estimates')).toBeVisible();
});

test('an owner with six villas finds that the larger plan does not pay off, and shares the link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const section = await openWithAgreedRates(page);
  await section.getByRole('slider', { name: 'Nightly rate' }).fill('50');
  await section.getByRole('slider', { name: 'Occupancy rate' }).fill('10');
  await section.getByRole('slider', { name: 'Number of properties' }).fill('6');
  await section.getByLabel('OTA platform').selectOption(lastSite);
  await section.getByLabel('Plan', { exact: true }).selectOption(largePlan.id);
  // 15% of $900 is $135. At $599 and 1%, the plan loses $473 a month.
  const saved = formatMoney(135 - getCost(largePlan, 900));
  expect(saved).toMatch(/^−/);
  await expect(figure(section, 'monthlySavings')).toHaveText(saved);
  const live = section.locator('form > [aria-live="polite"]');
  await expect(live).toContainText(saved.slice(1));

  await section.getByRole('button', { name: 'Copy link' }).click();
  const partner = await context.newPage();
  await partner.goto(await page.evaluate(() => navigator.clipboard.readText()));
  const seen = partner.locator('#savings-calculator');
  await expect(seen.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(figure(seen, 'monthlySavings')).toHaveText(saved);
});

test('a typed number counts at once; one beyond the limits is replaced by the nearest when the owner leaves the field', async ({
  page,
}) => {
  const section = await openWithAgreedRates(page);
  const rate = section.getByRole('spinbutton', { name: /per night$/ });
  await rate.fill('203');
  // 15% of 21 nights at $203.
  await expect(figure(section, 'otaCost')).toHaveText(formatMoney(639));
  await expect(section.getByRole('slider', { name: 'Nightly rate' })).toHaveValue('205');
  await rate.fill('');
  await expect(figure(section, 'otaCost')).toHaveText(formatMoney(639));
  await rate.press('Tab');
  await expect(rate).toHaveValue('203');
  await rate.fill('2030');
  await rate.press('Enter');
  await expect(rate).toHaveValue('500');
  await expect(page).toHaveURL(/rate=500/);
  await expect(section.getByRole('link', { name: /Ask sales/ })).toHaveAttribute(
    'href',
    `/contact?${new URLSearchParams({ subject: subject.sales })}`,
  );
});

test('yearly billing chosen in the calculator is the choice everywhere, and so is monthly billing chosen at the prices', async ({
  page,
  context,
}) => {
  const section = await openWithAgreedRates(page);
  await section.getByLabel('Plan', { exact: true }).selectOption(largePlan.id);
  const billing = section.getByLabel(/^Use .* billed yearly$/);
  await billing.check();
  await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  const confirmation = page.locator('[data-choices] > span:visible');
  await expect(confirmation).toContainText('billed yearly');
  const opened = context.waitForEvent('page');
  await section.getByRole('link', { name: 'Start Free Trial' }).click();
  await (await opened).waitForURL(`${productOrigin}/auth?plan=${largePlan.id}&billing=yearly`);

  await page.getByRole('radio', { name: 'Monthly' }).check();
  await expect(billing).not.toBeChecked();
  await expect(page).not.toHaveURL(/billing/);
  await expect(confirmation).toContainText('billed monthly');
});
