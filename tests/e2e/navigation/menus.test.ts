import { expect, test } from '../fixtures.ts';
import { loadContent } from '../../../src/content/content.ts';
import { inEveryLanguage } from '../pages.ts';

const { header: headerLinks, company: companyLinks } = loadContent().navigation;

test('Company opens, and closes on a click outside, in the booking widget, on Escape and on a selection', async ({
  page,
}) => {
  await page.goto('/');
  const company = page.getByRole('button', { name: 'Company' });
  const about = page.getByRole('banner').getByRole('link', { name: 'About' });
  await expect(about).toBeHidden();
  await company.click();
  for (const { label } of companyLinks)
    await expect(page.getByRole('banner').getByRole('link', { name: label })).toBeVisible();
  await page.mouse.click(640, 700);
  await expect(about).toBeHidden();
  await page.locator('#book-your-stay iframe').scrollIntoViewIfNeeded();
  await company.click();
  await expect(about).toBeVisible();
  await page.frameLocator('#book-your-stay iframe').getByText('Total').click();
  await expect(about).toBeHidden();
  await company.press('Enter');
  await page.keyboard.press('Tab');
  await expect(about).toBeFocused();
  await company.click();
  await expect(about).toBeHidden();
  await company.click();
  await page.keyboard.press('Escape');
  await expect(company).toBeFocused();
  await company.click();
  await about.click();
  await expect(page).toHaveURL('/about');
});

test(
  'on a phone, Menu shows every link, even while Company is open, and closes on its button, on Escape and on a selection',
  { tag: '@phone-only' },
  async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    const menu = page.getByRole('button', { name: 'Menu' });
    const careers = header.getByRole('link', { name: 'Careers' });
    await expect(careers).toBeHidden();
    await menu.tap();
    const names = [...headerLinks, ...companyLinks].map(({ label }) => label);
    for (const name of [...names, 'Log In'])
      await expect(header.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    await menu.tap();
    await expect(careers).toBeHidden();
    await menu.tap();
    await page.keyboard.press('Escape');
    await expect(careers).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.tap();
    await page.getByRole('button', { name: 'Company' }).tap();
    for (const { label } of companyLinks)
      await expect(header.getByRole('link', { name: label })).toBeInViewport({ ratio: 1 });
    await menu.tap();
    await expect(careers).toBeHidden();
    await menu.tap();
    await header.getByRole('link', { name: 'Pricing' }).tap();
    await expect(careers).toBeHidden();
    await expect(page).toHaveURL('/#pricing');
  },
);

test('at every width, the header has one row, in every language, and Tab moves through it in the order in sight', async ({
  page,
}) => {
  for (const path of inEveryLanguage(['/about'])) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [
      320, 360, 390, 430, 600, 768, 820, 900, 1024, 1100, 1180, 1280, 1440, 1920,
    ]) {
      await page.setViewportSize({ width, height: 800 });
      const { isOneRow, places } = await page.getByRole('banner').evaluate((header) => ({
        isOneRow: header.clientHeight <= 80 && header.scrollWidth <= header.clientWidth,
        places: [...header.querySelectorAll<HTMLElement>('a, button')]
          .filter((control) => control.checkVisibility({ visibilityProperty: true }))
          .map((control) => control.getBoundingClientRect().left),
      }));
      expect(isOneRow, `${path} at ${width} px`).toBe(true);
      expect(places.length).toBeGreaterThanOrEqual(3);
      expect(places, `${path} at ${width} px`).toEqual(places.toSorted((a, b) => a - b));
    }
  }
});

test('a menu that loses its button when a tablet is turned closes', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator(':popover-open')).toHaveCount(1);
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await page.getByRole('button', { name: 'Company' }).click();
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(page.locator(':popover-open')).toHaveCount(0);
});
