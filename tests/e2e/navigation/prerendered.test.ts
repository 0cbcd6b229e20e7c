import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/**
 * Shows a page that was prerendered before the last page stored something. Playwright opens no
 * prerendered page; what such a page sees is its event, with other words in storage than at load.
 */
const showAfter = (page: Page, stored: () => void) =>
  page.evaluate(`(${stored})(); document.dispatchEvent(new Event('prerenderingchange'))`);

test('a plan that is chosen after the next page was prerendered goes along', async ({
  page,
  context,
}) => {
  await page.goto('/contact');
  await showAfter(page, () => sessionStorage.setItem('trial', 'plan=pro&billing=yearly'));
  const opened = context.waitForEvent('page');
  await page.getByRole('main').getByRole('link', { name: 'Start Free Trial' }).click();
  const product = await opened;
  await product.waitForURL('**/auth?plan=pro&billing=yearly');
  await showAfter(page, () => sessionStorage.setItem('trial', 'plan=starter&billing=monthly'));
  const openedAgain = context.waitForEvent('page');
  await page.getByRole('main').getByRole('link', { name: 'Start Free Trial' }).click();
  await (await openedAgain).waitForURL('**/auth?plan=starter&billing=monthly');
});

test('a theme that is chosen after the next page was prerendered is its theme', async ({
  page,
}) => {
  await page.goto('/contact');
  await showAfter(page, () => localStorage.setItem('theme', 'dark'));
  await expect(page.getByRole('switch', { name: 'Dark theme' })).toBeChecked();
});

test.describe('in a browser that prefers Indonesian', () => {
  test.use({ locale: 'id-ID' });

  test('an offer that was closed is closed on a page that was prerendered before', async ({
    page,
  }) => {
    await page.goto('/about');
    const offer = page.locator('[data-language-offer]');
    await expect(offer).toBeVisible();
    await showAfter(page, () => localStorage.setItem('language', 'id'));
    await expect(offer).toBeHidden();
  });
});

test('pointing at a link prerenders its page', async ({ page }) => {
  await page.goto('/about');
  const prerendered = page.waitForRequest(
    (request) =>
      request.url().endsWith('/integrations') &&
      Boolean(request.headers()['sec-purpose']?.includes('prerender')),
  );
  await page.getByRole('banner').getByRole('link', { name: 'Integrations' }).hover();
  await prerendered;
});
