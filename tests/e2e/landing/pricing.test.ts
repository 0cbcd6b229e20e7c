import { expect, test } from '../fixtures.ts';
import { openSection } from './open-section.ts';

const price = /^\$\d[\d,]*$/;

test(
  'an owner compares monthly with yearly prices, by mouse and by keyboard',
  { tag: '@phone' },
  async ({ page }) => {
    const pricing = await openSection(page, 'pricing');
    const basic = pricing.getByRole('listitem').filter({
      has: page.getByRole('heading', { name: 'Basic', exact: true }),
    });
    const shown = basic.getByText(price).filter({ visible: true });
    await expect(pricing.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await expect(shown).toHaveCount(1);
    const monthly = await shown.innerText();
    await pricing.getByRole('radio', { name: 'Yearly' }).check();
    await expect(shown).not.toHaveText(monthly);
    await expect(shown).toHaveCount(1);
    await expect(basic.getByText('billed yearly')).toBeVisible();
    await expect(pricing.getByText(/^Save \d+%$/)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(shown).toHaveText(monthly);
  },
);

test('the fee on direct bookings is said with the prices, one plan is popular, and each leads on', async ({
  page,
}) => {
  const pricing = await openSection(page, 'pricing');
  await expect(pricing.getByText(/No hidden fees .* cost 1%/)).toBeVisible();
  await expect(pricing.getByText(/1% on direct bookings, billed monthly/)).toHaveCount(2);
  await expect(pricing.getByText('Popular', { exact: true })).toHaveCount(1);
  await expect(pricing).toContainText('Sustainability Included');
  await expect(pricing).toContainText('Sustainable Choice');
  for (const link of await pricing.getByRole('link', { name: 'Start Free Trial' }).all())
    await expect(link).toHaveAttribute('href', '/#get-started');
  await expect(pricing.getByRole('link', { name: 'Contact Sales' }).first()).toHaveAttribute(
    'href',
    '/#contact',
  );
});

test('a manager opens the calculator for ten properties from the prices', async ({ page }) => {
  const pricing = await openSection(page, 'pricing');
  await pricing.getByRole('link', { name: '10 properties' }).click();
  await expect(page).toHaveURL(/properties=10.*#savings-calculator$/);
  await expect(page.getByRole('slider', { name: 'Number of properties' })).toHaveValue('10');
});

test('the table of all plans opens, and keeps the plans in view while it scrolls', async ({
  page,
}) => {
  await openSection(page, 'pricing');
  const table = page.getByRole('table', { name: 'Fees and terms' });
  await expect(table).toBeHidden();
  await page.getByText('Compare all features').click();
  await expect(table.getByRole('columnheader')).toHaveText([
    'Module',
    'Basic',
    'Pro',
    'Enterprise',
  ]);
  const ssoRow = table.getByRole('row').filter({ hasText: 'SSO' });
  await expect(ssoRow.getByRole('cell')).toHaveText(['Not included', 'Not included', 'Included']);

  await table.getByRole('row').last().scrollIntoViewIfNeeded();
  const gapPx = async () => {
    const header = await page.getByRole('banner').boundingBox();
    const name = await table.getByRole('columnheader').nth(1).boundingBox();
    return Math.abs((name?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0));
  };
  await expect.poll(gapPx).toBeLessThanOrEqual(1);
});

test('without JavaScript and in print the table is open', async ({ page, browser }) => {
  await openSection(page, 'pricing');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: 'Fees and terms' })).toBeVisible();
  // What only a screen can use is left out.
  await expect(page.getByText('Yearly', { exact: true })).toBeHidden();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(page.url());
  await expect(plain.getByRole('table', { name: 'Fees and terms' })).toBeVisible();
  await context.close();
});

test('at 320 px, both periods and the saving are in one line in Indonesian too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/id#pricing');
  const periods = page.getByRole('group').filter({ has: page.getByRole('radio') });
  const period = await periods.getByRole('radio').first().boundingBox();
  const saving = await periods.getByText(/^Hemat \d+%$/).boundingBox();
  expect(saving?.y).toBeLessThan((period?.y ?? 0) + (period?.height ?? 0));
});
