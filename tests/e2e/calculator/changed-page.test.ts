import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { holdScripts } from '../requests.ts';
import { openCalculator, waitUntilStarted } from './savings.ts';

/** What extensions and translators do to a page before its islands start. */
const changes: Record<string, (page: Page) => Promise<void>> = {
  nothing: async () => {},
  'an element after each input': (page) =>
    page.evaluate(() => {
      for (const input of document.querySelectorAll('#savings-calculator input'))
        input.after(document.createElement('div'));
    }),
  'texts in an element of their own': (page) =>
    page.evaluate(() => {
      for (const label of document.querySelectorAll('#savings-calculator :is(label, dt, p)')) {
        const font = document.createElement('translated-text');
        const [text] = [...label.childNodes].filter((node) => node instanceof Text);
        if (text) text.replaceWith(font);
        if (text) font.append(text);
      }
    }),
  'an attribute on each element': (page) =>
    page.evaluate(() => {
      for (const element of document.querySelectorAll('#savings-calculator *'))
        element.setAttribute('data-marked', '');
    }),
  'an element less': (page) =>
    page.evaluate(() =>
      document.querySelector('#savings-calculator dl')?.firstElementChild?.remove(),
    ),
};

for (const [name, change] of Object.entries(changes)) {
  test(`what was typed stays, with focus and caret, when the page has ${name}`, async ({
    page,
  }) => {
    const letThrough = await holdScripts(page);
    const section = await openCalculator(page);
    await section.getByRole('textbox', { name: 'How many properties' }).fill('lots');
    await section.getByLabel('OTA platform').selectOption('vrbo');
    const rate = section.getByRole('textbox', { name: /per night$/ });
    await rate.fill('23');
    await rate.press('ArrowLeft');
    await change(page);
    letThrough();
    await waitUntilStarted(section);
    await expect(section.locator('form')).toHaveAttribute('data-started', 'true');
    await expect(section.getByRole('textbox', { name: 'How many properties' })).toHaveValue('lots');
    await expect(section.getByLabel('OTA platform')).toHaveValue('vrbo');
    await expect(rate).toBeFocused();
    await page.keyboard.type('0');
    await expect(rate).toHaveValue('203');
    await expect(section.getByRole('slider', { name: 'Nightly rate' })).toHaveValue('205');
  });
}
