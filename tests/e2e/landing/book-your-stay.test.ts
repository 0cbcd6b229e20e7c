import { productLinks, productOrigin } from '../../../src/config/site.ts';
import { content } from '../../../src/content/content.ts';
import { expect, test } from '../fixtures.ts';
import { offered } from '../site.ts';

const { frame: words, openWidget } = content.pages.home.bookYourStay;

test('the frame is titled, lazy, sandboxed, 600 px high, and carries its five settings', async ({
  page,
}) => {
  await page.goto('/');
  const frame = page.locator('#book-your-stay iframe');
  await expect(frame).toHaveAttribute('title', words.title);
  await expect(frame).toHaveAttribute('loading', 'lazy');
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
  expect((await frame.boundingBox())?.height).toBe(600);
  const address = new URL((await frame.getAttribute('src')) ?? '');
  expect(address.origin + address.pathname).toBe(productLinks.bookingWidget);
  expect([...address.searchParams.keys()].toSorted()).toEqual([
    'compact',
    'primaryColor',
    'propertyid',
    'showPropertyInfo',
    'theme',
  ]);
});

test('nothing is asked of the product host until the frame is near', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.startsWith(productOrigin))).toEqual([]);
  await page.locator('#book-your-stay').scrollIntoViewIfNeeded();
  const frame = page.frameLocator('#book-your-stay iframe');
  await expect(frame.getByRole('heading', { name: offered })).toBeVisible();
  await expect(page.getByText(words.unreachable.title)).toBeHidden();
});

test('the frame follows the theme of the page', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const frame = page.locator('#book-your-stay iframe');
  await frame.scrollIntoViewIfNeeded();
  await expect(frame).toHaveAttribute('src', /theme=dark/);
  const menu = page.getByRole('button', { name: content.shell.menu });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('switch', { name: content.shell.darkTheme }).click();
  await expect(frame).toHaveAttribute('src', /theme=light/);
});

test('a plain link to the booking page stands beside the frame', async ({ page }) => {
  await page.goto('/');
  const link = page.locator('#book-your-stay').getByRole('link', { name: openWidget }).first();
  await expect(link).toHaveAttribute('href', productLinks.bookingPage);
  await expect(link).toHaveAttribute('target', '_blank');
});
