import type { Page } from '@playwright/test';
import { content, routes } from '../language.ts';
import { fill, message, valuesOf } from '../e2e/contact/contact-form.ts';
import { expect } from '../e2e/fixtures.ts';
import { hasStarted, island } from '../e2e/islands.ts';
import { alert, arrives, button, ids, send, sendTo, thanks } from './form.ts';
import { test } from './site.ts';

const { form } = content.pages.contact;

// The browser logs an error for a failed request.
test.use({ expectedErrors: /Failed to load resource/ });

async function tryAgain(page: Page): Promise<void> {
  await button(page, form.retry).click();
  await expect(alert(page)).toBeFocused();
}

test.describe('the id of a message', () => {
  test('is the same for each attempt, so the service can detect duplicates', async ({
    page,
    endpoint,
  }) => {
    await sendTo(endpoint, 500, page);
    await expect(alert(page)).toBeFocused();
    await tryAgain(page);
    endpoint.answer = 200;
    await button(page, form.retry).click();
    await arrives(endpoint, page);
    expect(ids(endpoint)).toHaveLength(3);
    expect(new Set(ids(endpoint)).size).toBe(1);
  });

  test('is the same after a reload', async ({ page, endpoint }) => {
    await sendTo(endpoint, 500, page);
    await expect(alert(page)).toBeFocused();
    await page.reload();
    await hasStarted(island(page, 'ContactForm'));
    endpoint.answer = 200;
    await button(page, form.submit).click();
    await arrives(endpoint, page);
    expect(new Set(ids(endpoint)).size).toBe(1);
  });

  test('changes once the message is edited or delivered', async ({ page, endpoint }) => {
    await sendTo(endpoint, 500, page);
    await expect(alert(page)).toBeFocused();
    await page.getByLabel(form.message.label).fill('Other words');
    await page.getByLabel(form.message.label).fill(message.message);
    endpoint.answer = 200;
    await button(page, form.retry).click();
    await expect(thanks(page)).toBeVisible();
    await page.getByRole('button', { name: form.success.again }).click();
    await send(page);
    await arrives(endpoint, page);
    expect(new Set(ids(endpoint)).size).toBe(3);
  });
});

test('a message that is too long is not sent, stays in the form, and the limit is shown', async ({
  page,
  endpoint,
}) => {
  const long = { ...message, message: 'Four villas. '.repeat(8000) };
  await page.goto(routes.contact);
  await fill(page, long);
  await button(page, form.submit).click();
  const [start = ''] = form.failure.tooLong.split('{words}');
  await expect(alert(page)).toContainText(start);
  await expect(alert(page)).toContainText('10,000');
  await expect(alert(page).getByRole('link', { name: form.mailLink.label })).toBeVisible();
  await tryAgain(page);
  expect((await valuesOf(page))['message']).toHaveLength(long.message.length);
  expect(endpoint.received).toEqual([]);
  await page.getByLabel(form.message.label).fill(message.message);
  await button(page, form.retry).click();
  await arrives(endpoint, page);
});
