import type { Page } from '@playwright/test';
import { content, routes } from '../language.ts';
import { fillTemplate } from '../../src/content/fields/template.ts';
import { violationsInBothThemes } from '../a11y/violations.ts';
import { fill, message, valuesOf } from '../e2e/contact/contact-form.ts';
import { expect } from '../e2e/fixtures.ts';
import { hasStarted, island } from '../e2e/islands.ts';
import { translate } from '../faults/faults.ts';
import { alert, arrives, button, send, sendTo, thanks } from './form.ts';
import { test } from './site.ts';

const { form, service } = content.pages.contact;
const { reasons } = service.notSent;

// The browser logs an error for a failed request.
test.use({ expectedErrors: /Failed to load resource/ });

/** Makes the browser report that it is online, since the test machine may not be. */
async function pretendOnline(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true }),
  );
}

for (const [answer, words] of [
  [400, form.failure.refused],
  [422, form.failure.refused],
  [429, reasons.busy],
  [500, reasons.broken],
  [503, reasons.broken],
  ['reset', form.failure.unreachable],
  ['redirect', form.failure.unreachable],
] as const) {
  test(`${answer}: the form reports it, keeps the text, and sends on retry`, async ({
    page,
    endpoint,
  }) => {
    await pretendOnline(page);
    await sendTo(endpoint, answer, page);
    await expect(alert(page)).toContainText(words);
    await expect(alert(page)).toBeFocused();
    await expect(thanks(page)).toHaveCount(0);
    expect(await valuesOf(page)).toMatchObject(message);
    endpoint.answer = 200;
    await button(page, form.retry).click();
    await arrives(endpoint, page);
  });
}

/** Makes fifteen seconds pass in one. */
async function hurry(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { timeout } = AbortSignal;
    AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms / 15);
  });
}

test('no answer: the form times out after 15 seconds and keeps the text', async ({
  page,
  endpoint,
}) => {
  await hurry(page);
  await sendTo(endpoint, 'hang', page);
  await expect(page.getByRole('status')).toHaveText(form.sending);
  await expect(button(page, form.sending)).toBeVisible();
  await expect(alert(page)).toContainText(fillTemplate(form.failure.timedOut, { seconds: '15' }));
  expect(await valuesOf(page)).toMatchObject(message);
  await expect(button(page, form.retry)).toBeVisible();
});

test('offline: the form reports it, keeps the text, and sends once online', async ({
  page,
  context,
}) => {
  await page.goto(routes.contact);
  await fill(page, message);
  await hasStarted(island(page, 'ContactForm'));
  await context.setOffline(true);
  await button(page, form.submit).click();
  await expect(alert(page)).toContainText(form.failure.unreachable);
  expect(await valuesOf(page)).toMatchObject(message);
  await context.setOffline(false);
  await button(page, form.retry).click();
  await expect(thanks(page)).toBeVisible();
});

test('the reason that the contact service gives is shown', async ({ page }) => {
  await page.goto(routes.contact);
  await page.route('**/send?form=1', (route) =>
    route.fulfill({
      status: 422,
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { sent: false, reason: 'tooFast' },
    }),
  );
  await send(page);
  await expect(alert(page)).toContainText(reasons.tooFast);
  await expect(alert(page).getByRole('link', { name: form.mailLink })).toHaveAttribute(
    'href',
    `mailto:${content.company.mail}`,
  );
});

test('axe finds no violations in the error message, in either theme', async ({
  page,
  endpoint,
}) => {
  await sendTo(endpoint, 500, page);
  await expect(alert(page)).toBeVisible();
  expect(await violationsInBothThemes(page, 'main form')).toEqual([]);
});

test('a failure does not move the focus of a visitor who has moved on', async ({
  page,
  endpoint,
}) => {
  await hurry(page);
  await sendTo(endpoint, 'hang', page);
  await expect(button(page, form.sending)).toBeVisible();
  const question = page.getByRole('main').locator('summary').first();
  await question.focus();
  await expect(alert(page)).toBeVisible();
  await expect(question).toBeFocused();
});

test('by keyboard: fill in, fail, reach the mail link and retry', async ({ page, endpoint }) => {
  endpoint.answer = 500;
  await page.goto(routes.contact);
  await page.getByLabel(form.name.label, { exact: true }).focus();
  await page.keyboard.type(message.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(message.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(message.subject);
  await page.keyboard.press('Tab');
  await page.keyboard.type(message.message);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(alert(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(alert(page).getByRole('link')).toBeFocused();
  endpoint.answer = 200;
  await page.keyboard.press('Tab');
  await expect(button(page, form.retry)).toBeFocused();
  await page.keyboard.press('Enter');
  await arrives(endpoint, page);
});

test('on a translated page, the error and its actions still appear', async ({ page, endpoint }) => {
  endpoint.answer = 500;
  await page.goto(routes.contact);
  await fill(page, message);
  await hasStarted(island(page, 'ContactForm'));
  await translate(page);
  for (const press of [form.submit, form.retry]) {
    await button(page, press).click();
    await expect(alert(page)).toContainText(reasons.broken);
  }
  endpoint.answer = 200;
  await button(page, form.retry).click();
  await arrives(endpoint, page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the error and its actions are in view', async ({ page, endpoint }) => {
    endpoint.answer = 429;
    await page.goto(routes.contact);
    await fill(page, message);
    await page.keyboard.press('Tab');
    await button(page, form.submit).tap();
    await expect(alert(page)).toBeInViewport({ ratio: 1 });
    await expect(button(page, form.retry)).toBeInViewport({ ratio: 1 });
    const overflowPx = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflowPx).toBe(0);
  });
});
