import { content, routes } from '../language.ts';
import { contactForm, fill, message } from '../e2e/contact/contact-form.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { headings } from '../e2e/site.ts';
import { missing, refuse, refuseStorage } from './faults.ts';
import { labels, resultsOf, someRate } from '../e2e/calculator/savings.ts';
import { needSections } from '../e2e/sections.ts';

needSections('savings-calculator');

const { contact, home } = content.pages;

test.describe('where storage and cookies are blocked,', () => {
  test.beforeEach(({ page }) => refuseStorage(page));

  test('no page logs an error, and a theme lasts for its page', async ({ page }) => {
    for (const [route, heading] of Object.entries(headings)) {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const theme = page.getByRole('switch', { name: content.site.darkTheme });
      await theme.click();
      await expect(theme).toBeChecked();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    }
  });

  test('a message is written and sent', async ({ page }) => {
    const { subject } = message;
    await page.goto(`${routes.contact}?${new URLSearchParams({ subject })}`);
    await expect(page.getByLabel(contact.form.subject.label)).toHaveValue(subject);
    await fill(page, message);
    await page.getByRole('button', { name: contact.form.submit }).click();
    await expect(page.getByRole('heading', { name: contact.form.success.heading })).toBeFocused();
  });

  test('the calculator works, and shows the text that cannot be copied', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      history.replaceState = () => {
        throw new DOMException('too often', 'SecurityError');
      };
    });
    await page.goto(routes.home);
    const calculator = page.locator('#savings-calculator');
    await calculator.getByLabel(labels.nightlyRate.label).fill(String(someRate));
    await expect(calculator.locator('output[name="otaCost"]')).toHaveText(
      resultsOf({ nightlyRate: someRate }).otaCost,
    );
    const { share } = home.savingsCalculator.calculator;
    await calculator.getByRole('button', { name: share.copyLink }).click();
    await expect(calculator.getByRole('textbox', { name: share.refused })).toHaveValue(
      new RegExp(String.raw`\?rate=${someRate}#`),
    );
  });
});

test.describe('where files are blocked,', () => {
  test.use({ expectedErrors: missing });

  test('without images and fonts, pages show alternative text and system fonts, and still work', async ({
    page,
  }) => {
    await refuse(page, '**/*.{svg,png,webp,avif,jpg,woff2}');
    for (const [route, heading] of Object.entries(headings)) {
      await page.goto(route);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText(heading);
      await expect(title).toBeInViewport();
      expect(await page.locator('img:not([alt])').count()).toBe(0);
      // Text is painted before the font request fails.
      const refused = await page.evaluate(() =>
        [...document.fonts].flatMap(({ family, status, display }) =>
          // A machine may lack the fallback fonts.
          status === 'error' && !family.endsWith('fallback') ? display : [],
        ),
      );
      expect(new Set(refused)).toEqual(new Set(['swap']));
    }
    await page.goto(routes.contact);
    await expect(contactForm(page)).toBeVisible();
    await page.goto(routes.integrations);
    const [{ name } = { name: '' }] = content.integrations;
    await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
  });
});
