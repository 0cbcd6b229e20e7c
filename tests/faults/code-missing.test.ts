import { content, routes } from '../language.ts';
import { productLinks } from '../../src/config/site.ts';
import { contactForm, fill, message, valuesOf } from '../e2e/contact/contact-form.ts';
import { shownNames } from '../e2e/directory/directory.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { labels, otherOta, resultsOf } from '../e2e/calculator/savings.ts';
import { headings } from '../e2e/site.ts';
import { missing, refuse } from './faults.ts';
import { needSections } from '../e2e/sections.ts';

needSections('demo', 'showcase', 'pricing', 'savings-calculator', 'faq');

const { pages } = content;

test.use({ expectedErrors: missing });

test('with every script blocked, each page can be read', async ({ page }) => {
  await refuse(page, '**/*.js');
  for (const [route, heading] of Object.entries(headings)) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('contentinfo')).toContainText(content.site.allRightsReserved);
  }
});

test('with every script blocked, what needs no script works', async ({ page }) => {
  await refuse(page, '**/*.js');
  await page.goto(routes.home);
  await page.locator('#showcase').scrollIntoViewIfNeeded();
  await expect(page.locator('output[name="monthlySavings"]')).toHaveText(
    resultsOf().monthlySavings,
  );
  await page.getByRole('radio', { name: content.pages.home.pricing.yearly }).check();
  await page.locator('#faq summary').first().click();
  await expect(page.locator('#faq details[open]')).toHaveCount(1);
  await page.getByLabel(pages.home.getStarted.email.label).fill('ayu.carter@guest.example');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: pages.home.getStarted.submit }).click();
  await (await opened).waitForURL((url) => url.href.startsWith(productLinks.auth));
  await page
    .getByRole('banner')
    .getByRole('link', { name: content.site.pages.integrations, exact: true })
    .click();
  await page.getByRole('searchbox').fill('villa');
  await expect(shownNames(page)).toHaveCount(content.integrations.length);
});

test('with every script blocked, a message opens in the mail program with everything typed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const submits: { action: string; isLeft: boolean; fields: object }[] = [];
    Object.assign(window, { submits });
    addEventListener('submit', (event) => {
      const target = event.target as HTMLFormElement;
      const fields = Object.fromEntries(new FormData(target));
      submits.push({ action: target.action, isLeft: !event.defaultPrevented, fields });
      // A browser without a mail program would log an error for the address.
      event.preventDefault();
    });
  });
  await refuse(page, '**/*.js');
  await page.goto(routes.contact);
  await fill(page, message);
  await page.getByRole('button', { name: pages.contact.form.submit }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { submits: unknown }).submits))
    .toEqual([{ action: `mailto:${content.company.mail}`, isLeft: true, fields: message }]);
  await expect(contactForm(page)).toHaveAttribute('enctype', 'text/plain');
});

test('a form whose code cannot be fetched keeps what was typed', async ({ page }) => {
  await page.route('**/_astro/*.island*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto(routes.contact);
  await fill(page, message);
  await page.getByRole('button', { name: pages.contact.form.submit }).hover();
  expect(await valuesOf(page)).toEqual(message);
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
