import type { Page } from '@playwright/test';
import { findViolationsInBothThemes } from '../a11y/violations.ts';
import { message, typeMessage, readValues } from '../e2e/contact/contact-form.ts';
import { expect } from '../e2e/fixtures.ts';
import { startCopy, test } from './site.ts';

// The browser logs an error for each failed request.
test.use({ expectedErrors: /Failed to load resource/ });

const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank You!' });

async function send(page: Page): Promise<void> {
  await page.goto('/contact');
  await typeMessage(page, message);
  await page.getByRole('button', { name: 'Send message' }).click();
}

/** Shortens the form's timeout from fifteen seconds to one. */
async function shortenTimeout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { timeout } = AbortSignal;
    AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms / 15);
  });
}

test('a message is sent as a form post, and confirmed once the endpoint has accepted it', async ({
  page,
  endpoint,
}) => {
  await send(page);
  await expect(thanks(page)).toBeFocused();
  expect(endpoint.received).toHaveLength(1);
  expect(Object.fromEntries(new URLSearchParams(endpoint.received[0]?.body))).toMatchObject(
    message,
  );
  await page.getByRole('button', { name: 'Send another message' }).click();
  expect((await readValues(page)).message).toBe('');
});

for (const [answer, words] of [
  [422, 'Your message was rejected.'],
  ['reset', 'The connection failed'],
  ['hang', 'We got no answer in time.'],
] as const) {
  test(`an endpoint that answers ${answer} is reported, and the visitor can send the same message again`, async ({
    page,
    endpoint,
  }) => {
    await shortenTimeout(page);
    endpoint.answer = answer;
    await send(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(words);
    await expect(alert).toContainText('Everything you wrote is still here.');
    await expect(alert).toBeFocused();
    await expect(alert.getByRole('link')).toHaveAttribute('href', /^mailto:/);
    expect(await readValues(page)).toEqual(message);
    expect(await findViolationsInBothThemes(page, 'main form')).toEqual([]);

    endpoint.answer = 200;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(thanks(page)).toBeVisible();
    const ids = endpoint.received.map(({ body }) => new URLSearchParams(body).get('message_id'));
    expect(ids[0]).toMatch(/^[\w-]{36}$/);
    expect(new Set(ids).size).toBe(1);
  });
}

test('a second click while a message is being sent does not send it twice', async ({
  page,
  endpoint,
}) => {
  endpoint.answer = 'hang';
  await send(page);
  const button = page.locator('main form [type=submit]');
  await expect(button).toHaveText('Sending…');
  await button.dispatchEvent('click');
  await page.getByLabel('Name').press('Enter');
  await expect(button).toHaveText('Sending…');
  expect(endpoint.received).toHaveLength(1);
  expect(await readValues(page)).toEqual(message);
});

test('only the contact page may send to the endpoint, and the privacy policy names it', async ({
  page,
  request,
  endpoint,
}) => {
  for (const path of ['/', '/about', '/contact']) {
    const html = await (await request.get(path)).text();
    const [policy = ''] = /(?<="Content-Security-Policy" content=")[^"]+/.exec(html) ?? [];
    expect(policy.includes(endpoint.origin), path).toBe(path === '/contact');
  }
  await page.goto('/privacy-policy');
  await expect(page.getByRole('article')).toContainText(
    'your browser sends what you typed to our delivery address',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser sends the message, and the endpoint answers with its own page', async ({
    page,
    endpoint,
  }) => {
    await send(page);
    await expect(page.getByText('Received.')).toBeVisible();
    const fields = Object.fromEntries(new URLSearchParams(endpoint.received[0]?.body));
    expect(fields).toEqual({ ...message, _gotcha: '', language: 'en' });
  });

  test('the page of the form says what became of a message, as its address names it', async ({
    page,
  }) => {
    const outcome = page
      .locator('main form')
      .locator('..')
      .locator('p[id]')
      .filter({ visible: true });
    await page.goto('/contact#busy');
    await expect(outcome).toHaveText([/several messages.*Go back/]);
    await expect(outcome).toBeInViewport();
    await page.goto('/contact#sent');
    await expect(outcome).toHaveText([/Thank You!/]);
    await page.goto('/contact');
    await expect(outcome).toHaveCount(0);
  });
});

test('a message goes from the form through the contact service to the mail server', async ({
  page,
}) => {
  // Builds another site.
  test.setTimeout(180_000);
  const site = await startCopy({ CONTACT: 'local' });
  await page.clock.install();
  await page.goto(`${site.origin}/contact`);
  // The service refuses a form that was filled in faster than a person could.
  await page.clock.fastForward(5000);
  await typeMessage(page, { ...message, name: 'From the form' });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(thanks(page)).toBeFocused();
  await site.waitForOutput(`Subject: ${message.subject}: message from From the form`);
  await site.waitForOutput(message.message);
  await site.stop();
});
