import type { Page } from '@playwright/test';
import { routes } from '../../../src/config/routes.ts';
import { content } from '../../../src/content/content.ts';
import { fillTemplate } from '../../../src/content/fields/template.ts';
import { contactForm, fill, message, valuesOf } from './contact-form.ts';
import { expect, test } from '../fixtures.ts';
import { hasStarted, island } from '../islands.ts';

const { form } = content.pages.contact;
const sentenceFor = (integration: string) => fillTemplate(form.integration, { integration });
const { subject } = message;
const nothing = { name: '', email: '', subject: '', message: '' };

/** Waits until the form's code, which comes with the first touch, has kept all that was typed. */
async function isKept(page: Page, lastWords: string): Promise<void> {
  const kept = () => page.evaluate(() => sessionStorage.getItem('contact') ?? '');
  await expect.poll(async () => new URLSearchParams(await kept()).get('message')).toBe(lastWords);
}

test.describe('a draft', () => {
  test('survives a reload and a look at another page', async ({ page }) => {
    await page.goto(routes.contact);
    await fill(page, message);
    await isKept(page, message.message);
    await page.reload();
    await expect.poll(() => valuesOf(page)).toEqual(message);
    await page.goto(routes.about);
    await page.goto(routes.contact);
    await expect.poll(() => valuesOf(page)).toEqual(message);
  });

  test('is gone once the message was sent', async ({ page }) => {
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

  test('that was emptied again is not kept', async ({ page }) => {
    await page.goto(routes.contact);
    await page.getByLabel(form.message.label).fill('Hello');
    await isKept(page, 'Hello');
    await page.getByLabel(form.message.label).fill('');
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  });

  test('is for this visit alone', async ({ page, context }) => {
    await page.goto(routes.contact);
    await fill(page, message);
    await isKept(page, message.message);
    const other = await context.newPage();
    await other.goto(routes.contact);
    await contactForm(other).getByRole('textbox').first().focus();
    await hasStarted(island(other, 'ContactForm'));
    expect(await valuesOf(other)).toEqual(nothing);
  });
});

test.describe('an address that fills in the form', () => {
  test('does so at once, before anything is touched', async ({ page }) => {
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

  test('says nothing by a subject that is none, and takes markup as text', async ({ page }) => {
    const name = '<img src=x onerror=alert(1)>';
    const query = new URLSearchParams({ subject: 'None of these', integration: name });
    await page.goto(`${routes.contact}?${query}`);
    await expect.poll(() => valuesOf(page)).toEqual({ ...nothing, message: sentenceFor(name) });
  });

  test('leaves a draft of the visitor as it is', async ({ page }) => {
    await page.goto(routes.contact);
    await page.getByLabel(form.name.label, { exact: true }).fill('Ayu');
    await page.getByLabel(form.message.label).fill('My own words');
    await isKept(page, 'My own words');
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
