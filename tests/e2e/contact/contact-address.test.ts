import { content, routes } from '../../language.ts';
import { fillTemplate } from '../../../src/content/fields/template.ts';
import { fill, message, valuesOf } from './contact-form.ts';
import { expect, test } from '../fixtures.ts';

const { form } = content.pages.contact;
const sentenceFor = (integration: string) => fillTemplate(form.integration, { integration });
const { subject } = message;
const nothing = { name: '', email: '', subject: '', message: '' };

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
