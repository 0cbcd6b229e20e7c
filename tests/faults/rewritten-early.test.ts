import type { Page } from '@playwright/test';
import { content, routes } from '../language.ts';
import { contactForm, fill, message, valuesOf } from '../e2e/contact/contact-form.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { holdScripts } from '../e2e/requests.ts';
import { shownToast, words } from '../e2e/toasts.ts';
import { hasStarted, island } from '../e2e/islands.ts';
import { hydrationErrors, translate } from './faults.ts';
import { labels, resultsOf, otherOta, someRate } from '../e2e/calculator/savings.ts';
import { needSections } from '../e2e/sections.ts';

needSections('savings-calculator');

const { contact } = content.pages;

test.use({ permissions: ['clipboard-read', 'clipboard-write'], expectedErrors: hydrationErrors });

test.describe('input before the code has loaded is handled, on a page', () => {
  const changes = {
    'that was translated': translate,
    'with an element of an extension in each form': (page: Page) =>
      page.evaluate(() => {
        for (const field of document.querySelectorAll('form input, form textarea'))
          field.before(document.createElement('password-manager'));
      }),
  };
  for (const [what, change] of Object.entries(changes)) {
    test(`${what}: a message is sent`, async ({ page }) => {
      const logged: string[] = [];
      page.on('console', (line) => line.type() === 'log' && logged.push(line.text()));
      const letThrough = await holdScripts(page);
      await page.goto(routes.contact);
      await change(page);
      await fill(page, message);
      await page.getByRole('button', { name: contact.form.submit }).click();
      letThrough();
      await expect(page.getByRole('heading', { name: contact.form.success.heading })).toBeFocused();
      expect(logged).toHaveLength(1);
      for (const typed of Object.values(message)) expect(logged[0]).toContain(typed);
    });

    test(`${what}: a half-written message and the cursor stay`, async ({ page }) => {
      const letThrough = await holdScripts(page);
      await page.goto(routes.contact);
      await change(page);
      await fill(page, message);
      letThrough();
      await hasStarted(island(page, 'ContactForm'));
      await expect.poll(() => valuesOf(page)).toEqual(message);
      await expect(contactForm(page).locator('[name="message"]')).toBeFocused();
      await page.keyboard.type('!');
      expect((await valuesOf(page))['message']).toBe(`${message.message}!`);
    });

    test(`${what}: sliders, choices and clicks take effect`, async ({ page }) => {
      const letThrough = await holdScripts(page);
      await page.goto(routes.home);
      await change(page);
      const part = island(page, 'SavingsCalculator');
      await part.getByRole('slider', { name: labels.nightlyRate.label }).fill(String(someRate));
      await part.getByLabel(labels.ota.label).selectOption(otherOta);
      await part.getByRole('switch', { name: labels.yearlyView }).click();
      await part.getByRole('button', { name: words.copyLink }).click();
      letThrough();
      await expect(part.locator('output[name="otaCost"]')).toContainText(
        resultsOf({ nightlyRate: someRate, ota: otherOta }, true).otaCost,
      );
      await expect(shownToast(page)).toContainText(words.linkCopied);
      await expect(page).toHaveURL(`${routes.home}?rate=${someRate}&ota=${otherOta}&view=yearly`);
    });
  }
});
