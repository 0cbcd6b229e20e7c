import { routes } from '../../../src/config/routes.ts';
import { content } from '../../../src/content/content.ts';
import { expect, test } from '../fixtures.ts';

const { pages } = content.site;

test.beforeEach(async ({ page }) => {
  await page.goto(routes.privacyPolicy);
});

test('Company opens by a click and closes by another', async ({ page }) => {
  const button = page.getByRole('button', { name: content.site.company });
  const about = page.getByRole('banner').getByRole('link', { name: pages.about });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(about).toBeHidden();
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  for (const name of ['about', 'careers', 'investors', 'contact'] as const) {
    const link = page.getByRole('banner').getByRole('link', { name: pages[name] });
    await expect(link).toBeVisible();
    await expect(link).toBeInViewport({ ratio: 1 });
    await expect(link).toHaveAttribute('href', routes[name]);
  }
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(about).toBeHidden();
});

test('Company opens by Enter, and Tab goes into it', async ({ page }) => {
  const button = page.getByRole('button', { name: content.site.company });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: pages.about })).toBeFocused();
});

test('Escape closes Company and returns to its button', async ({ page }) => {
  const about = page.getByRole('banner').getByRole('link', { name: pages.about });
  const button = page.getByRole('button', { name: content.site.company });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(about).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(about).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();
});

test('a click elsewhere closes Company', async ({ page }) => {
  const button = page.getByRole('button', { name: content.site.company });
  const about = page.getByRole('banner').getByRole('link', { name: pages.about });
  await button.click();
  await expect(about).toBeVisible();
  await page.mouse.click(10, 600);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(about).toBeHidden();
});

test('Company closes when the keyboard goes on to what comes after it', async ({ page }) => {
  const about = page.getByRole('banner').getByRole('link', { name: pages.about });
  await page.getByRole('button', { name: content.site.company }).focus();
  await page.keyboard.press('Enter');
  await expect(about).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: pages.contact }).focus();
  await expect(about).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(about).toBeHidden();
});

test('choosing an item of Company closes it, for those who come back as well', async ({ page }) => {
  const careers = page.getByRole('banner').getByRole('link', { name: pages.careers });
  await page.getByRole('button', { name: content.site.company }).click();
  await careers.click();
  await expect(page).toHaveURL(routes.careers);
  await expect(careers).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(routes.privacyPolicy);
  await expect(careers).toBeHidden();
});

test('the header marks the page that is shown, and only that', async ({ page }) => {
  const marked = page.getByRole('banner').locator('[aria-current="page"]');
  await page.goto(routes.home);
  await expect(marked).toHaveCount(0);
  for (const name of ['integrations', 'careers'] as const) {
    await page.goto(routes[name]);
    await expect(marked).toHaveText([pages[name]]);
  }
});

test('the sections and pages of the header are there without opening a menu', async ({ page }) => {
  const { sections } = content.site;
  const header = page.getByRole('banner');
  for (const name of [...Object.values(sections), pages.integrations]) {
    await expect(header.getByRole('link', { name })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: content.site.menu })).toBeHidden();
});
