import type { Page, Route } from '@playwright/test';
import { productOrigin } from '../../src/config/site.ts';
import { violationsInBothThemes } from '../a11y/violations.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { reachBookingFrame } from '../e2e/landing/booking-frame.ts';
import { needSections } from '../e2e/sections.ts';
import { content, productLinks, routes } from '../language.ts';

needSections('book-your-stay');

const { frame: words, openWidget } = content.pages.home.bookYourStay;

// The browser logs an error when the product's server fails.
test.use({ expectedErrors: /Failed to load resource|^Framing '.*violates/ });

/** Ways in which the product's server fails to deliver the widget. */
const failures: Record<string, (route: Route) => Promise<void> | void> = {
  'never answers': () => {},
  'refuses the connection': (route) => route.abort('connectionrefused'),
  'answers 500': (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
  'answers with a page that is not the widget': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Parked domain</p>' }),
};

/** Opens the page, brings the frame onto the screen and lets so much time pass. */
async function waitInFrontOfFrame(page: Page, ms: number): Promise<void> {
  await page.clock.install();
  await page.goto(routes.home);
  await reachBookingFrame(page);
  await page.clock.runFor(ms);
}

for (const [failure, answer] of Object.entries(failures)) {
  test(`a product server that ${failure} is reported after 8 s, with a link`, async ({ page }) => {
    await page.route(`${productOrigin}/widget/**`, answer);
    await waitInFrontOfFrame(page, 7_000);
    const section = page.locator('#book-your-stay');
    const line = section.getByRole('status').filter({ hasText: words.unreachable });
    await expect(line).toBeHidden();
    await expect(async () => {
      await page.clock.runFor(1_000);
      await expect(line).toBeVisible({ timeout: 50 });
    }).toPass({ intervals: [0] });
    const link = line.getByRole('link', { name: openWidget });
    await expect(link).toHaveAttribute('href', productLinks.bookingPage);
    expect(await violationsInBothThemes(page, '#book-your-stay')).toEqual([]);
  });
}

test('a widget that comes late takes the line back', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`${productOrigin}/widget/**`, async (route) => {
    await promise;
    await route.continue();
  });
  await waitInFrontOfFrame(page, 0);
  const line = page.getByText(words.unreachable);
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(line).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [0] });
  resolve();
  await expect(line).toBeHidden();
});
