import type { Page } from '@playwright/test';
import { loadContent } from '../../../src/content/content.ts';
import { expect, test } from '../fixtures.ts';
import { categories, search, toQuery, shownNames, vendor, vendorCategory } from './directory.ts';

const { integrations } = loadContent();
const all = integrations.length;
const foundVendor = toQuery({ q: vendor.name });

const category = (page: Page) => page.getByRole('combobox', { name: 'Category' });
const clear = (page: Page) => page.getByRole('button', { name: 'Clear' });
const status = (page: Page) => page.getByRole('main').getByRole('status');

test('every vendor is listed under its category, with a sentence', async ({ page }) => {
  await page.goto('/integrations');
  for (const { id, name } of categories) {
    const own = integrations.filter(({ category: its }) => its === id);
    const heading = page.getByRole('heading', { name: `${name} ${own.length}`, exact: true });
    const cards = page.getByRole('main').locator('section').filter({ has: heading }).locator('li');
    const names = own.map((each) => each.name).toSorted(new Intl.Collator('en').compare);
    await expect(cards.getByRole('heading', { level: 3 })).toHaveText(names);
    for (const { description } of own) await expect(cards.getByText(description)).toBeVisible();
  }
});

test('on a phone, a host opens the sentence about a vendor, and a link to the vendor shows it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/integrations');
  const sentence = page.getByText(vendor.description);
  await expect(shownNames(page).last()).toBeVisible();
  await expect(sentence).toBeHidden();
  await page.locator(`li#${vendor.id} summary`).click();
  await expect(sentence).toBeVisible();
  for (const address of [`#${vendor.id}`, toQuery({ q: vendor.name })]) {
    await page.goto('about:blank');
    await page.goto(`/integrations${address}`);
    await expect(sentence).toBeInViewport();
  }
});

test('a manager types a name far down the list, sees and hears the result, and can still follow Contact Us to the footer', async ({
  page,
}) => {
  await page.goto('/integrations');
  const last = page.getByRole('main').locator('section li').last();
  await last.evaluate((card) => card.scrollIntoView({ behavior: 'instant' }));
  const header = await page.getByRole('banner').boundingBox();
  const bar = await page.getByRole('search').boundingBox();
  // The bar may cover the header's hairline.
  expect(Math.abs((bar?.y ?? 0) - (header?.height ?? 0))).toBeLessThanOrEqual(1);
  await search(page).pressSequentially(vendor.name);
  await expect(shownNames(page).first()).toHaveText(vendor.name);
  await expect(shownNames(page).first()).toBeInViewport();
  const name = await shownNames(page).first().boundingBox();
  expect(name?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  const found = await shownNames(page).count();
  await expect(status(page)).toHaveText(`${found} of ${all} systems`);
  const own = await page.locator(`section#${vendor.category} li:visible`).count();
  const heading = { name: `${vendorCategory} ${own}`, exact: true };
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await expect(page).toHaveURL(`/integrations${foundVendor}`);

  await expect(page.getByRole('heading', { name: 'Need a Custom Integration?' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(`/integrations${foundVendor}#contact`);
  await expect(page.getByRole('contentinfo').getByRole('navigation')).toBeInViewport();
  await expect(shownNames(page).first()).toHaveText(vendor.name);
  await page.goBack();
  await clear(page).click();
  await expect(shownNames(page)).toHaveCount(all);
  await expect(search(page)).toBeFocused();
  await expect(page).toHaveURL('/integrations');
});

test('a shared link shows the filtered list, and keeps other parameters', async ({ page }) => {
  const query = toQuery({ utm_source: 'mail', q: vendor.name, category: vendor.category });
  await page.goto(`/integrations${query}`);
  await expect(shownNames(page).first()).toHaveText(vendor.name);
  await expect(shownNames(page).first()).toBeInViewport();
  await expect(search(page)).toHaveValue(vendor.name);
  await expect(category(page)).toHaveValue(vendor.category);
  await clear(page).click();
  await expect(page).toHaveURL(`/integrations?utm_source=mail&category=${vendor.category}`);
});

test('Back steps through categories, not through typed letters', async ({ page }) => {
  await page.goto('/integrations');
  await search(page).pressSequentially(vendor.name);
  await expect(page).toHaveURL(`/integrations${foundVendor}`);
  await category(page).selectOption(vendorCategory);
  await expect(shownNames(page).first()).toHaveText(vendor.name);
  await search(page).fill('');
  await expect(page).toHaveURL(`/integrations?category=${vendor.category}`);
  await page.goBack();
  await expect(search(page)).toHaveValue(vendor.name);
  await expect(category(page)).toHaveValue('');
  await page.goForward();
  await expect(category(page)).toHaveValue(vendor.category);
  await expect(search(page)).toHaveValue('');
  await category(page).click();
  await category(page).selectOption('All');
  await expect(shownNames(page)).toHaveCount(all);
  await page.goBack();
  await expect(category(page)).toHaveValue(vendor.category);
});
