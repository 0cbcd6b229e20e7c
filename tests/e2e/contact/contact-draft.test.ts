import type { Page } from '@playwright/test';
import { content, routes } from '../../language.ts';
import { fillTemplate } from '../../../src/content/fields/template.ts';
import { contactForm, fill, message, valuesOf } from './contact-form.ts';
import { expect, test } from '../fixtures.ts';
import { hasStarted, island } from '../islands.ts';

const { form } = content.pages.contact;
const sentenceFor = (integration: string) => fillTemplate(form.integration, { integration });
const { subject } = message;
const nothing = { name: '', email: '', subject: '', message: '' };

/** Waits until the form's code, which loads on first interaction, has stored the typed text. */
async function expectSaved(page: Page, lastWords: string): Promise<void> {
  const stored = () => page.evaluate(() => sessionStorage.getItem('contact') ?? '');
  await expect.poll(async () => new URLSearchParams(await stored()).get('message')).toBe(lastWords);
}

test.describe('a draft', () => {
  test('survives a reload and a visit to another page', async ({ page }) => {
    await page.goto(routes.contact);
    await fill(page, message);
    await expectSaved(page, message.message);
    await page.reload();
    await expect.poll(() => valuesOf(page)).toEqual(message);
    await page.goto(routes.about);
    await page.goto(routes.contact);
    await expect.poll(() => valuesOf(page)).toEqual(message);
  });

  test('is deleted once the message is sent', async ({ page }) => {
    await page.goto(routes.contact);
    await fill(page, message);
    await page.getByRole('button', { name: form.submit }).click();
    await page.getByRole('button', { name: form.success.again }).click();
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    await page.goto(routes.contact);
    await contactForm(page).getByRole('textbox').first().focus();
    await hasStarted(island(page, 'ContactForm'));
    expect(await valuesOf(page)).toEqual(nothing);
  });

  test('is deleted when the fields are emptied', async ({ page }) => {
    await page.goto(routes.contact);
    await page.getByLabel(form.message.label).fill('Hello');
    await expectSaved(page, 'Hello');
    await page.getByLabel(form.message.label).fill('');
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  });

  test('lasts for this visit only', async ({ page, context }) => {
    await page.goto(routes.contact);
    await fill(page, message);
    await expectSaved(page, message.message);
    const other = await context.newPage();
    await other.goto(routes.contact);
    await contactForm(other).getByRole('textbox').first().focus();
    await hasStarted(island(other, 'ContactForm'));
    expect(await valuesOf(other)).toEqual(nothing);
  });
});

test.describe('an address that fills in the form', () => {
  test('does so on load, before any interaction', async ({ page }) => {
    await page.goto(
      `${routes.contact}?${new URLSearchParams({ subject, integration: 'Air & Host' })}`,
    );
    await expect
      .poll(() => valuesOf(page))
      .toEqual({
        ...nothing,
        subject,
        message: sentenceFor('Air & Host'),
      });
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  });

  test('ignores an unknown subject and treats markup as text', async ({ page }) => {
    const name = '<img src=x onerror=alert(1)>';
    const query = new URLSearchParams({ subject: 'None of these', integration: name });
    await page.goto(`${routes.contact}?${query}`);
    await expect.poll(() => valuesOf(page)).toEqual({ ...nothing, message: sentenceFor(name) });
  });

  test('does not overwrite a draft', async ({ page }) => {
    await page.goto(routes.contact);
    await page.getByLabel(form.name.label, { exact: true }).fill('Ayu');
    await page.getByLabel(form.message.label).fill('My own words');
    await expectSaved(page, 'My own words');
    await page.goto(
      `${routes.contact}?${new URLSearchParams({ subject, integration: 'Airhost' })}`,
    );
    await expect
      .poll(() => valuesOf(page))
      .toEqual({
        name: 'Ayu',
        email: '',
        subject,
        message: 'My own words',
      });
  });

  test('does not fill in the next message', async ({ page }) => {
    await page.goto(
      `${routes.contact}?${new URLSearchParams({ subject, integration: 'Airhost' })}`,
    );
    await expect(page.getByLabel(form.subject.label)).toHaveValue(subject);
    await fill(page, message);
    await page.getByRole('button', { name: form.submit }).click();
    await page.getByRole('button', { name: form.success.again }).click();
    expect(await valuesOf(page)).toEqual(nothing);
  });
});
