import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { translations } from '../pages.ts';
import { jumpTo, readScrollPosition, waitTwoFrames } from '../navigation/scroll.ts';
import { categories, shownNames } from './directory.ts';

test.use({ locale: 'en-US' });

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search integrations' });

for (const query of ['?category=pms-channel-manager', '?q=channel'])
  test(`a reload and Back keep the place in ${query}`, async ({ page }) => {
    // A page with this header is not kept by the browser, so Back loads it again.
    await page.route('**/integrations*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'cache-control': 'no-store' },
      });
    });
    await page.goto(`/integrations${query}`);
    await expect(shownNames(page).first()).toBeInViewport();
    await jumpTo(page, 1500);
    // Less, if the list of a company is short.
    const place = await readScrollPosition(page);
    expect(place).toBeGreaterThan(100);
    await page.reload();
    await expect(page.locator('section#payment-provider li').first()).toBeHidden();
    await waitTwoFrames(page);
    expect(await readScrollPosition(page)).toBe(place);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'About' })
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await expect(page.locator('section#payment-provider li').first()).toBeHidden();
    await waitTwoFrames(page);
    expect(await readScrollPosition(page)).toBe(place);
  });

test('stepping through the categories with arrow keys is one choice for Back', async ({ page }) => {
  await page.goto('/integrations');
  await search(page).focus();
  await page.keyboard.press('Tab');
  const entries = await page.evaluate(() => history.length);
  for (const { id } of categories.slice(0, 3)) {
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(`/integrations?category=${id}`);
  }
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await page.goBack();
  await expect(page).toHaveURL('/integrations');
  const focused = page.locator('search :focus');
  await expect(focused).toHaveJSProperty('value', '');
});

for (const address of ['?q=yale#stripe', '?category=smart-home#stripe', '?q=yale#payment-provider'])
  test(`the link ${address} shows the vendor that it names`, async ({ page }) => {
    await page.goto(`/integrations${address}`);
    const linked = page.locator('li#stripe');
    await expect(shownNames(page).first()).toBeVisible();
    await expect(page.locator('section#task-management')).toBeHidden();
    await expect(linked).toBeInViewport();
  });

for (const { code } of translations)
  test(`a search keeps its last letter if the visitor switches to ${code} at once`, async ({
    page,
  }) => {
    await page.goto('/integrations');
    await search(page).fill('strip');
    await search(page).press('e');
    // Faster than any visitor.
    await page.locator(`header a[hreflang=${code}]`).evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(RegExp(`/${code}/integrations\\?q=stripe(#|$)`));
    await expect(shownNames(page)).toHaveText(['Stripe']);
  });
