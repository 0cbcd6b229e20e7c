import { content, routes } from '../../language.ts';
import { expect, test } from '../fixtures.ts';
import { firstOfCompany, lastOfCompany, navigation } from '../site.ts';

test.beforeEach(async ({ page }) => {
  await page.goto(routes.privacyPolicy);
});

test('a click opens Company and another closes it', async ({ page }) => {
  const button = page.getByRole('button', { name: content.site.company });
  const first = page.getByRole('banner').getByRole('link', { name: firstOfCompany.label });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(first).toBeHidden();
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  for (const { label, href } of navigation.company) {
    const link = page.getByRole('banner').getByRole('link', { name: label });
    await expect(link).toBeVisible();
    await expect(link).toBeInViewport({ ratio: 1 });
    await expect(link).toHaveAttribute('href', href);
  }
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(first).toBeHidden();
});

test('Enter opens Company, and Tab goes into it', async ({ page }) => {
  const button = page.getByRole('button', { name: content.site.company });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('banner').getByRole('link', { name: firstOfCompany.label }),
  ).toBeFocused();
});

test('Escape closes Company and focuses its button', async ({ page }) => {
  const first = page.getByRole('banner').getByRole('link', { name: firstOfCompany.label });
  const button = page.getByRole('button', { name: content.site.company });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(first).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();
});

test('a click elsewhere closes Company', async ({ page }) => {
  const button = page.getByRole('button', { name: content.site.company });
  const first = page.getByRole('banner').getByRole('link', { name: firstOfCompany.label });
  await button.click();
  await expect(first).toBeVisible();
  await page.mouse.click(10, 600);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(first).toBeHidden();
});

test('Company closes when the focus moves past it', async ({ page }) => {
  const first = page.getByRole('banner').getByRole('link', { name: firstOfCompany.label });
  await page.getByRole('button', { name: content.site.company }).focus();
  await page.keyboard.press('Enter');
  await expect(first).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: lastOfCompany.label }).focus();
  await expect(first).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(first).toBeHidden();
});

test('choosing an item closes Company, also after going back', async ({ page }) => {
  const item = page.getByRole('banner').getByRole('link', { name: firstOfCompany.label });
  await page.getByRole('button', { name: content.site.company }).click();
  await item.click();
  await expect(page).toHaveURL(firstOfCompany.href);
  await expect(item).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(routes.privacyPolicy);
  await expect(item).toBeHidden();
});

test('the header marks only the current page', async ({ page }) => {
  const marked = page.getByRole('banner').locator('[aria-current="page"]');
  await page.goto(routes.home);
  await expect(marked).toHaveCount(0);
  const isPage = ({ href }: { href: string }) => href.startsWith('/') && !href.includes('#');
  const linked = [navigation.header.find(isPage), navigation.company.find(isPage)];
  for (const { label, href } of linked.filter((link) => link !== undefined)) {
    await page.goto(href);
    await expect(marked).toHaveText([label]);
  }
});

test('on a wide screen, header links are visible without opening a menu', async ({ page }) => {
  const header = page.getByRole('banner');
  for (const { label: name } of navigation.header) {
    await expect(header.getByRole('link', { name })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: content.site.menu })).toBeHidden();
});
