import type { Page } from '@playwright/test';
import { loadContent } from '../../../src/content/content.ts';
import { expect, test } from '../fixtures.ts';
import { jumpTo } from '../navigation/scroll.ts';
import { translations } from '../pages.ts';
import { skipWithoutVendors, shownNames } from './directory.ts';

// These tests use words from the English pages.
test.use({ locale: 'en-US' });
skipWithoutVendors('Stripe', 'Yale', 'Nuki', 'SmartThings');

const { integrationCategories, integrations, pages } = loadContent();
const all = integrations.length;

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search integrations' });
const category = (page: Page, name: string) => page.getByRole('radio', { name });
const clear = (page: Page) => page.getByRole('button', { name: 'Clear' });
const spoken = (page: Page) => page.getByRole('main').locator('p[aria-live="polite"]');

test('every vendor is listed under its category, with a sentence', async ({ page }) => {
  await page.goto('/integrations');
  for (const { id, name } of integrationCategories) {
    const own = integrations.filter((vendor) => vendor.category === id);
    const heading = page.getByRole('heading', { level: 2, name: new RegExp(`^${name}`) });
    const cards = page.getByRole('main').locator('section').filter({ has: heading }).locator('li');
    await expect(cards.getByRole('heading', { level: 3 })).toHaveText(own.map((each) => each.name));
    for (const { description } of own) await expect(cards.getByText(description)).toBeVisible();
  }
  for (const icon of await page.getByRole('main').locator('section svg use').all()) {
    const width = () => icon.evaluate((use: SVGUseElement) => use.getBBox().width);
    await expect.poll(width).toBeGreaterThan(5);
  }
  if (integrations.some(({ sample }) => sample))
    await expect(page.getByRole('main')).toContainText(pages.integrations.note.body);
});

test('a manager mistypes “stripe”, finds it, and hears the result', async ({ page }) => {
  await page.goto('/integrations');
  await search(page).pressSequentially('stirpe');
  await expect(shownNames(page)).toHaveText(['Stripe']);
  await expect(page.getByRole('heading', { name: 'Payment Provider 1' })).toBeVisible();
  await expect(category(page, 'Payment Provider 1')).toBeVisible();
  await expect(category(page, 'Smart Home 0')).toBeVisible();
  await expect(spoken(page)).toHaveText(`1 of ${all} systems`);
  await expect(page).toHaveURL('/integrations?q=stirpe');
  await clear(page).click();
  await expect(shownNames(page)).toHaveCount(all);
  await expect(search(page)).toBeFocused();
  await expect(page).toHaveURL('/integrations');
});

test('a shared link shows the filtered list, and keeps other parameters', async ({ page }) => {
  await page.goto('/integrations?utm_source=mail&q=lock&category=smart-home');
  await expect(shownNames(page)).toHaveText(['SmartThings']);
  await expect(shownNames(page)).toBeInViewport();
  await expect(search(page)).toHaveValue('lock');
  await expect(category(page, 'Smart Home')).toBeChecked();
  await clear(page).click();
  await expect(page).toHaveURL('/integrations?utm_source=mail&category=smart-home');
});

test('Back steps through categories, not through typed letters', async ({ page }) => {
  await page.goto('/integrations');
  await search(page).pressSequentially('lock');
  await expect(page).toHaveURL('/integrations?q=lock');
  await category(page, 'Smart Home').check();
  await expect(shownNames(page)).toHaveText(['SmartThings']);
  await search(page).fill('');
  await expect(page).toHaveURL('/integrations?category=smart-home');
  await page.goBack();
  await expect(search(page)).toHaveValue('lock');
  await expect(category(page, 'All')).toBeChecked();
  await page.goForward();
  await expect(category(page, 'Smart Home')).toBeChecked();
  await expect(search(page)).toHaveValue('');
  await category(page, 'All').check();
  await expect(shownNames(page)).toHaveCount(all);
  await page.goBack();
  await expect(category(page, 'Smart Home')).toBeChecked();
});

test('by keyboard, Escape clears the search and arrows select a category', async ({ page }) => {
  await page.goto('/integrations');
  await search(page).focus();
  await page.keyboard.type('nukki');
  await expect(shownNames(page)).toHaveText(['Nuki']);
  await page.keyboard.press('Escape');
  await expect(shownNames(page)).toHaveCount(all);
  await page.keyboard.press('Tab');
  await expect(category(page, 'All')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(category(page, 'Payment Provider')).toBeChecked();
  await expect(page).toHaveURL('/integrations?category=payment-provider');
});

test('a visitor who searches far down the list sees the results below the search bar', async ({
  page,
}) => {
  await page.goto('/integrations');
  await jumpTo(page, 3000);
  const header = await page.getByRole('banner').boundingBox();
  const bar = await page.getByRole('search').boundingBox();
  // The bar may cover the header's hairline.
  expect(Math.abs((bar?.y ?? 0) - (header?.height ?? 0))).toBeLessThanOrEqual(1);
  await search(page).fill('stripe');
  await expect(shownNames(page)).toHaveText(['Stripe']);
  await expect(shownNames(page)).toBeInViewport();
  if (integrations.some(({ sample }) => sample))
    await expect(page.getByText('No connection is confirmed yet')).toBeInViewport();
  const name = await shownNames(page).boundingBox();
  expect(name?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('a category is found by its name in every language', async ({ page }) => {
  for (const { code } of translations)
    for (const { id, name } of loadContent(code).integrationCategories) {
      await page.goto(`/${code}/integrations?q=${encodeURIComponent(name)}`);
      await expect(page.locator(`section#${id}`)).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    }
});

test('Contact Us in the box below leads to the footer, even after a search', async ({ page }) => {
  await page.goto('/integrations');
  await search(page).fill('stripe');
  await expect(page).toHaveURL('/integrations?q=stripe');
  await expect(page.getByRole('heading', { name: 'Need a Custom Integration?' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/integrations?q=stripe#contact');
  await expect(page.getByRole('contentinfo').getByRole('navigation')).toBeInViewport();
  await expect(shownNames(page)).toHaveText(['Stripe']);
});
