import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openSection } from './open-section.ts';

const productOrigin = 'http://localhost:4274';

const widget = (page: Page) => page.frameLocator('#book-your-stay iframe');

async function openWidget(page: Page): Promise<void> {
  const section = await openSection(page, 'book-your-stay');
  await section.locator('iframe').scrollIntoViewIfNeeded();
  await expect(widget(page).getByLabel('Check-in')).toBeVisible();
}

test('the frame is lazy, 600 px high, has a title and carries its five settings', async ({
  page,
}) => {
  const section = await openSection(page, 'book-your-stay');
  const frame = section.locator('iframe');
  await expect(frame).toHaveAttribute('title', /.+/);
  await expect(frame).toHaveAttribute('loading', 'lazy');
  await expect(frame).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-modals allow-downloads',
  );
  expect((await frame.boundingBox())?.height).toBe(600);
  const address = new URL((await frame.getAttribute('src')) ?? '');
  expect(address.origin + address.pathname).toBe(`${productOrigin}/widget/booking`);
  expect([...address.searchParams.keys()].toSorted()).toEqual([
    'compact',
    'primaryColor',
    'propertyid',
    'showPropertyInfo',
    'theme',
  ]);
  await expect(
    section.getByRole('link', { name: 'Open the booking page' }).first(),
  ).toHaveAttribute('target', '_blank');
});

test('nothing is asked of the product until the frame is near', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(asked.filter((url) => url.startsWith(productOrigin))).toEqual([]);
});

test('the widget follows the theme of the page, and picked dates stay', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openWidget(page);
  await expect(widget(page).locator('html')).toHaveAttribute('data-theme', 'dark');
  await widget(page).getByLabel('Check-out').fill('2099-02-08');
  await widget(page).getByLabel('Check-in').fill('2099-02-01');
  await page.getByRole('switch', { name: 'Dark theme' }).click();
  await expect(widget(page).locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(widget(page).getByLabel('Check-in')).toHaveValue('2099-02-01');
  await widget(page).getByRole('button', { name: 'Reserve' }).click();
  await expect(widget(page).getByText('Feb 8')).toBeVisible();
  await expect(widget(page).locator('html')).toHaveAttribute('data-theme', 'light');
});
