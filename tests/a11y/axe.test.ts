import { largePlan } from '../e2e/calculator/savings.ts';
import { message, typeMessage } from '../e2e/contact/contact-form.ts';
import { toQuery, vendor } from '../e2e/directory/directory.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { hydrateIslands } from '../e2e/islands.ts';
import { englishPages, notFoundError, translations } from '../e2e/pages.ts';
import { findViolationsInBothThemes } from './violations.ts';

test.use({ expectedErrors: notFoundError });

// Other languages have the same elements and colors, so one page each is enough.
for (const path of [...englishPages, '/nope', ...translations.map(({ code }) => `/${code}`)]) {
  test(`axe finds nothing on ${path} in either theme`, async ({ page }) => {
    await page.goto(path);
    expect(await findViolationsInBothThemes(page)).toEqual([]);
  });
}

test.describe('in use', () => {
  test('axe finds nothing in open menus', { tag: '@phone' }, async ({ page, isMobile }) => {
    await page.goto('/about');
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Company' }).click();
    expect(await findViolationsInBothThemes(page, 'header')).toEqual([]);
  });

  test('axe finds nothing on the landing page after a visitor has used each of its parts', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/');
    await hydrateIslands(page);
    await page.getByRole('button', { name: 'Reserve' }).click();
    await page.getByRole('tab').last().click();
    await page.getByRole('radio', { name: 'Yearly' }).check();
    await page.locator('#pricing summary').click();
    await page.locator('#faq summary').first().click();
    const calculator = page.locator('#savings-calculator');
    await calculator.getByLabel('Plan', { exact: true }).selectOption(largePlan.id);
    await calculator.getByRole('switch', { name: 'Yearly view' }).click();
    await calculator.getByText('Rates, card fees and sources').click();
    await calculator.getByRole('slider', { name: 'Occupancy rate' }).fill('10');
    const rate = calculator.getByRole('spinbutton', { name: /per night/ });
    await rate.fill('2030');
    await rate.press('Enter');
    await calculator.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('region', { name: 'Notifications' }).hover();
    const used = ['#demo', '#showcase', '#pricing', '#savings-calculator', '#faq'];
    expect(await findViolationsInBothThemes(page, ...used)).toEqual([]);
  });

  test('axe finds nothing in search results, an empty search and a chosen category', async ({
    page,
  }) => {
    for (const query of [{ q: 'zzzz' }, { q: vendor.name, category: vendor.category }].map(
      toQuery,
    )) {
      await page.goto(`/integrations${query}`);
      await expect(page.getByRole('status').filter({ hasText: 'systems' })).toBeVisible();
      expect.soft(await findViolationsInBothThemes(page, 'main'), query).toEqual([]);
    }
  });

  test('axe finds nothing in the contact form with errors or in its confirmation', async ({
    page,
  }) => {
    await page.goto('/contact');
    const send = page.getByRole('button', { name: 'Send message' });
    await send.click();
    expect(await findViolationsInBothThemes(page, 'main')).toEqual([]);
    await typeMessage(page, message);
    await send.click();
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
    expect(await findViolationsInBothThemes(page, 'main')).toEqual([]);
  });
});
