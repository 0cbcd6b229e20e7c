import type { Page } from '@playwright/test';
import { content, routes } from '../language.ts';
import { fill, message, valuesOf } from '../e2e/contact/contact-form.ts';
import { searchField, shownNames } from '../e2e/directory/directory.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { vendor } from '../e2e/directory/vendors.ts';
import { hasStarted, island } from '../e2e/islands.ts';
import { missing, release, reloadButton } from './faults.ts';
import { labels, resultsOf, otherOta, otherRate } from '../e2e/calculator/savings.ts';
import { needSections } from '../e2e/sections.ts';

needSections('showcase', 'pricing', 'savings-calculator', 'get-started', 'faq');

test.use({ expectedErrors: missing });

/** Opens a page and releases a new version of the site while it is open. */
async function openBeforeRelease(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await release(page);
  await expect(reloadButton(page)).toBeHidden();
}

/** Presses the reload button and waits for the new version. */
async function reload(page: Page): Promise<void> {
  await expect(reloadButton(page)).toBeInViewport();
  await Promise.all([page.waitForEvent('load'), reloadButton(page).click()]);
  await expect(reloadButton(page)).toBeHidden();
}

test('a tab older than a release offers to reload, and works after the reload', async ({
  page,
}) => {
  await openBeforeRelease(page, routes.home);
  const calculator = page.locator('#savings-calculator');
  await calculator.getByLabel(labels.ota.label).selectOption(otherOta);
  await expect(calculator.locator('output[name="otaCost"]')).toHaveText(resultsOf().otaCost);
  const announced = page.locator('[aria-live="polite"]').filter({ has: reloadButton(page) });
  await expect(announced).toContainText(content.site.reload.words);
  await reload(page);
  await calculator.getByLabel(labels.ota.label).selectOption(otherOta);
  await expect(calculator.locator('output[name="otaCost"]')).toHaveText(
    resultsOf({ ota: otherOta }).otaCost,
  );
});

test('numbers, choices and the email in an old tab survive the reload', async ({ page }) => {
  await openBeforeRelease(page, routes.home);
  const calculator = page.locator('#savings-calculator');
  const rate = calculator.getByRole('slider', { name: labels.nightlyRate.label });
  const email = page.locator('#get-started').getByRole('textbox');
  const yearly = page.getByRole('radio', { name: content.pages.home.pricing.yearly });
  await yearly.check();
  await rate.fill(String(otherRate));
  await calculator.getByLabel(labels.ota.label).selectOption(otherOta);
  await email.fill('ayu.carter@guest.example');
  await reload(page);
  await expect(email).toHaveValue('ayu.carter@guest.example');
  await expect(yearly).toBeChecked();
  await expect(rate).toHaveValue(String(otherRate));
  await expect(calculator.locator('output[name="otaCost"]')).toHaveText(
    resultsOf({ ota: otherOta, nightlyRate: otherRate }).otaCost,
  );
  // The cookie policy says that none of it is stored afterwards.
  expect(await page.evaluate(() => history.state)).toBeNull();
});

test('a message typed in an old tab survives the reload', async ({ page }) => {
  await openBeforeRelease(page, routes.contact);
  await fill(page, message);
  await reload(page);
  await hasStarted(island(page, 'ContactForm'));
  expect(await valuesOf(page)).toEqual(message);
});

test('a search typed in an old tab shows its results after the reload', async ({ page }) => {
  await openBeforeRelease(page, routes.integrations);
  await searchField(page).fill(vendor.query);
  await reload(page);
  await expect(searchField(page)).toHaveValue(vendor.query);
  await searchField(page).focus();
  await expect(shownNames(page)).toHaveText([vendor.name]);
});

test('the offer disappears when the code loads on the next interaction', async ({ page }) => {
  await openBeforeRelease(page, routes.home);
  const tab = page.locator('#showcase').getByRole('tab').nth(1);
  await tab.click();
  await expect(reloadButton(page)).toBeVisible();
  await page.unrouteAll();
  await expect(async () => {
    await tab.hover();
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 200 });
  }).toPass();
  await expect(reloadButton(page)).toBeHidden();
});

test('without its stylesheets, a page can be read and used', async ({ page }) => {
  await page.route('**/_astro/*.css', (route) => route.fulfill({ status: 404 }));
  await page.goto(routes.home);
  const tab = page.locator('#showcase').getByRole('tab').last();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.locator('#savings-calculator').getByLabel(labels.ota.label).selectOption(otherOta);
  await expect(page.locator('output[name="otaCost"]')).toHaveText(
    resultsOf({ ota: otherOta }).otaCost,
  );
  await page.locator('#faq summary').first().click();
  await expect(page.locator('#faq details[open]')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toContainText(content.site.allRightsReserved);
});
