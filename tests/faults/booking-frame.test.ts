import type { Page, Route } from '@playwright/test';
import { productOrigin } from '../../src/config/site.ts';
import { content, routes } from '../language.ts';
import { violationsInBothThemes } from '../a11y/violations.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { reachBookingFrame } from '../e2e/landing/booking-frame.ts';
import { needSections } from '../e2e/sections.ts';

needSections('book-your-stay', 'faq');

const { frame: words, openWidget } = content.pages.home.bookYourStay;
const timeoutMs = 8000;

// The browser logs an error when the product's server fails.
test.use({ expectedErrors: /Failed to load resource|^Framing '.*violates/ });

type Answer = (route: Route) => Promise<void> | void;

/** Ways in which the product's server fails to deliver the widget. */
const failures: Record<string, Answer> = {
  'refuses the connection': (route) => route.abort('connectionrefused'),
  'answers 500': (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
  'is blocked by the browser': (route) => route.abort('blockedbyclient'),
  'leads to another site': (route) =>
    route.fulfill({ status: 302, headers: { Location: 'http://parked.localhost:1/' } }),
  'answers with a page that is not the widget': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Parked domain</p>' }),
};

async function openPage(page: Page) {
  await page.clock.install();
  await page.goto(routes.home);
  return page.locator('#book-your-stay');
}

/** Scrolls the frame into view, which loads it. */

/** Advances the page's clock until loading times out. Returns the elapsed time in milliseconds. */
async function waitForReport(page: Page, start: () => Promise<void>): Promise<number> {
  const retry = page.locator('#book-your-stay').getByRole('button', { name: words.retry });
  const now = () => page.evaluate(() => Date.now());
  const since = await now();
  await start();
  await expect(async () => {
    await page.clock.fastForward(1000);
    await expect(retry).toBeEnabled({ timeout: 50 });
  }).toPass({ intervals: [0] });
  return (await now()) - since;
}

test('any failure of the product server is reported after 8 s, in the booking section only', async ({
  page,
}) => {
  const expectReport = async (failure: string, start: () => Promise<void>) => {
    const waitedMs = await waitForReport(page, start);
    expect(waitedMs, failure).toBeGreaterThanOrEqual(timeoutMs);
    await expect(section.getByText(words.unreachable.title)).toBeVisible();
    await expect(section.getByRole('link', { name: openWidget }).first()).toBeVisible();
    return waitedMs;
  };
  let answer: Answer = () => {};
  await page.route(`${productOrigin}/widget/**`, (route) => answer(route));
  const section = await openPage(page);
  await expectReport('never answers', () => reachBookingFrame(page));
  const retry = section.getByRole('button', { name: words.retry });
  for (const [failure, theirs] of Object.entries(failures)) {
    answer = theirs;
    const waitedMs = await expectReport(failure, () => retry.click());
    // The code already runs, so the timeout starts with the click.
    expect(waitedMs, failure).toBeLessThan(timeoutMs + 4000);
  }
  await page.locator('#faq summary').first().click();
  await expect(page.locator('#faq details[open]')).toHaveCount(1);
});

test('the error message is accessible, and trying again shows the widget once the server is back', async ({
  page,
}) => {
  await page.route(`${productOrigin}/widget/**`, (route) => route.abort('connectionrefused'));
  const section = await openPage(page);
  await waitForReport(page, () => reachBookingFrame(page));
  expect(await violationsInBothThemes(page, '#book-your-stay')).toEqual([]);
  await page.unrouteAll();
  await section.getByRole('button', { name: words.retry }).click();
  await expect(section.getByText(words.unreachable.title)).toBeHidden();
  await expect(section.frameLocator('iframe').getByRole('heading').first()).toBeVisible();
});
