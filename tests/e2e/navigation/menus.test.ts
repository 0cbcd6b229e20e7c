import { expect, test } from '../fixtures.ts';
import { loadContent } from '../../../src/content/content.ts';
import { inEveryLanguage } from '../pages.ts';

const { header: headerLinks, company: companyLinks } = loadContent().navigation;

test.describe('on a desktop', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has one menu');

  test('Company opens, and closes on a click outside, on Escape and on a selection', async ({
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
    await company.press('Enter');
    await page.keyboard.press('Tab');
    await expect(about).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(company).toBeFocused();
    await company.click();
    await about.click();
    await expect(page).toHaveURL('/about');
  });
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test.skip(({ isMobile }) => !isMobile, 'a desktop shows every link');

  test('Menu shows every link, even while Company is open', async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    const menu = page.getByRole('button', { name: 'Menu' });
    await expect(header.getByRole('link', { name: 'Careers' })).toBeHidden();
    await menu.tap();
    const names = [...headerLinks, ...companyLinks].map(({ label }) => label);
    for (const name of [...names, 'Log In'])
      await expect(header.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Company' }).tap();
    for (const { label } of companyLinks)
      await expect(header.getByRole('link', { name: label })).toBeInViewport({ ratio: 1 });
    await header.getByRole('link', { name: 'Careers' }).tap();
    await expect(page).toHaveURL('/careers');
  });

  test('the menu closes on Escape, on its button and on a selection', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('button', { name: 'Menu' });
    const open = page.locator(':popover-open');
    await menu.tap();
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0);
    await expect(menu).toBeFocused();
    await menu.tap();
    await menu.tap();
    await expect(open).toHaveCount(0);
    await menu.tap();
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).tap();
    await expect(open).toHaveCount(0);
    await expect(page).toHaveURL('/#pricing');
  });
});

test('the header has one row at every width, in every language', async ({ page }) => {
  for (const path of inEveryLanguage(['/about'])) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const header = page.getByRole('banner');
    const tooHigh: string[] = [];
    for (const width of [
      320, 360, 390, 430, 600, 768, 820, 900, 1024, 1100, 1180, 1280, 1440, 1920,
    ]) {
      await page.setViewportSize({ width, height: 800 });
      const hasFaults = await header.evaluate(
        ({ clientHeight, scrollWidth, clientWidth }) =>
          clientHeight > 80 || scrollWidth > clientWidth,
      );
      if (hasFaults) tooHigh.push(`${path} at ${width} px`);
    }
    expect(tooHigh).toEqual([]);
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

test('a press inside the booking widget closes an open menu', async ({ page }) => {
  await page.goto('/');
  const frame = page.locator('#book-your-stay iframe');
  await frame.scrollIntoViewIfNeeded();
  const guests = page.frameLocator('#book-your-stay iframe').getByText('Total');
  await expect(guests).toBeVisible();
  await page.getByRole('button', { name: 'Company' }).click();
  await expect(page.locator(':popover-open')).toHaveCount(1);
  await guests.click();
  await expect(page.locator(':popover-open')).toHaveCount(0);
});

test('Tab moves through the header in the order in sight, at every width', async ({ page }) => {
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    const places = await page
      .getByRole('banner')
      .evaluate((header) =>
        [...header.querySelectorAll<HTMLElement>('a, button')]
          .filter((control) => control.checkVisibility({ visibilityProperty: true }))
          .map((control) => control.getBoundingClientRect().left),
      );
    expect(places.length).toBeGreaterThanOrEqual(3);
    expect(places, `${width} px`).toEqual(places.toSorted((a, b) => a - b));
  }
});
