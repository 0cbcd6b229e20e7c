import type { Locator } from '@playwright/test';
import { loadContent } from '../../src/content/content.ts';
import { shownNames, vendor } from '../e2e/directory/directory.ts';
import { message, typeMessage } from '../e2e/contact/contact-form.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { openSection } from '../e2e/islands.ts';
import { productOrigin } from '../e2e/pages.ts';

test.describe('files that do not load', () => {
  test.use({
    expectedErrors: /Failed to load resource|Failed to fetch dynamically imported module/,
  });

  test('if no script loads, the figures are shown and the trial still works', async ({
    page,
    context,
  }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    await page.locator('#showcase').scrollIntoViewIfNeeded();
    await expect(page.locator('output[name="monthlySavings"]')).toHaveText(/\d/);
    await page.getByLabel('Email address').fill('ayu.carter@guest.example');
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Start Your Free Trial' }).click();
    await (await opened).waitForURL('**/auth*');
  });

  test('a search whose code does not load leaves the list as it is, is reported, and is requested again', async ({
    page,
  }) => {
    await page.route('**/_astro/search.*.js', (route) => route.abort());
    await page.goto('/integrations');
    const reported = page.waitForEvent('pageerror');
    await page.getByRole('searchbox').pressSequentially(vendor.name.slice(0, -1));
    await reported;
    await expect(shownNames(page)).toHaveCount(loadContent().integrations.length);
    await page.unroute('**/_astro/search.*.js');
    await page.getByRole('searchbox').pressSequentially(vendor.name.slice(-1));
    await expect(shownNames(page).first()).toHaveText(vendor.name);
  });
});

test('everything works if storage and the address bar are blocked', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied.', 'SecurityError');
    };
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, area, { get: refuse });
    history.replaceState = refuse;
  });
  await page.goto('/about');
  await page.getByRole('switch', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  const calculator = await openSection(page, 'savings-calculator');
  await calculator.getByLabel('Nightly rate', { exact: true }).fill('200');
  await expect(calculator.getByRole('spinbutton', { name: /per night/ })).toHaveValue('200');
  await page.locator('#pricing a[data-plan]').first().click();
  const plan = loadContent().plans.find(({ price }) => price !== null);
  await expect(page.locator('[data-choices] > span:visible')).toContainText(
    `You chose ${plan?.title}`,
  );

  await page.goto('/contact');
  await typeMessage(page, message);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused();

  await page.goto('/integrations');
  await page.evaluate(() => {
    const scrolled = new Promise((done) => addEventListener('scrollend', done, { once: true }));
    scrollTo({ top: 900, behavior: 'instant' });
    return scrolled;
  });
  await page.getByRole('searchbox').fill(vendor.name);
  await expect(shownNames(page).first()).toHaveText(vendor.name);
});

test.describe('the booking widget', () => {
  test.use({ expectedErrors: /Failed to load resource|^Framing '/ });

  const report = (section: Locator) =>
    section.getByRole('status').filter({ hasText: 'No booking form above?' });

  /** Advances the clock until the widget counts as failed. */
  const waitForReport = (section: Locator) =>
    expect(async () => {
      await section.page().clock.runFor(1_000);
      await expect(report(section)).toBeVisible({ timeout: 50 });
    }).toPass({ intervals: [50] });

  test('that never responds is reported after 8 seconds, with a link', async ({ page }) => {
    await page.clock.install();
    await page.route(`${productOrigin}/widget/**`, () => {});
    const section = await openSection(page, 'book-your-stay');
    await section.locator('iframe').scrollIntoViewIfNeeded();
    await page.clock.runFor(7_000);
    await expect(report(section)).toBeHidden();
    await waitForReport(section);
    await expect(
      report(section).getByRole('link', { name: 'Open the booking page' }),
    ).toBeVisible();
  });

  test('that fails after a choice is reported, and its retry brings it back', async ({ page }) => {
    const section = await openSection(page, 'book-your-stay');
    await section.locator('iframe').scrollIntoViewIfNeeded();
    const checkIn = section.frameLocator('iframe').getByLabel('Check-in');
    await expect(checkIn).toBeVisible();
    await page.clock.install();
    await page.route(`${productOrigin}/widget/**`, (route) => route.abort());
    const entries = await page.evaluate(() => history.length);
    await section.getByRole('radio', { name: 'Blue' }).check();
    await waitForReport(section);
    await page.unroute(`${productOrigin}/widget/**`);
    await report(section).getByRole('button').click();
    await expect(checkIn).toBeVisible();
    await expect(report(section)).toBeHidden();
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });
});

test.describe('a part of the page that fails to start', () => {
  test.use({ expectedErrors: /The page has no/ });

  test('is reported, and the parts after it start all the same', async ({ page }) => {
    await page.route('**/', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replaceAll('tabindex="-1"', '') });
    });
    const reported = page.waitForEvent('pageerror');
    await page.goto('/');
    expect((await reported).message).toContain('The page has no [tabindex]');
    const booking = page.locator('#book-your-stay');
    await booking.getByRole('radio', { name: 'Dark' }).check();
    await expect(booking.locator('iframe')).toHaveAttribute('src', /theme=dark/);
  });
});
