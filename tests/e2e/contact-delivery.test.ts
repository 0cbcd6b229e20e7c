import type { Page } from '@playwright/test';
import { routes } from '../../src/config/routes.ts';
import { brand } from '../../src/config/site.ts';
import { content } from '../../src/content/content.ts';
import { contactForm, fill, message, valuesOf } from './contact-form.ts';
import { endpointPage, test } from './delivery-site.ts';
import { expect } from './fixtures.ts';
import { holdScripts } from './requests.ts';

const { form } = content.pages.contact;
const patienceMs = 15_000;

// One worker for all: its site takes a while to build. And a failed request makes the browser complain.
test.describe.configure({ mode: 'default' });
test.use({ provokes: /Failed to load resource/ });

const button = (page: Page, name: string) => contactForm(page).getByRole('button', { name });
const thanks = (page: Page) => page.getByRole('heading', { name: form.success.heading });
const alert = (page: Page) => contactForm(page).getByRole('alert');

/** Takes the device for online, which a machine that runs tests may not be. */
async function pretendOnline(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true }),
  );
}

async function send(page: Page, values = message): Promise<void> {
  await fill(page, values);
  await button(page, form.submit).click();
}

test('a message arrives as any form sends it, and is confirmed', async ({ page, endpoint }) => {
  const logged: string[] = [];
  page.on('console', (line) => logged.push(line.text()));
  await page.goto(routes.contact);
  await send(page);
  await expect(thanks(page)).toBeFocused();
  await expect(page.getByRole('status')).toContainText(form.success.body);
  expect(endpoint.received).toEqual([{ headers: expect.anything(), fields: message }]);
  expect(endpoint.received[0]?.headers).toMatchObject({
    'content-type': expect.stringContaining('application/x-www-form-urlencoded'),
    accept: 'application/json',
  });
  expect(logged).toEqual([]);
  await page.getByRole('button', { name: form.success.again }).click();
  await expect(page.getByLabel(form.name.label, { exact: true })).toBeFocused();
  expect(Object.values(await valuesOf(page)).join('')).toBe('');
});

test('whatever is typed arrives: umlauts, emoji, markup, 10 KB', async ({ page, endpoint }) => {
  const long = { ...message, message: 'Grüße & 🏝️ = 100 %\n<b>+</b> '.repeat(400) };
  await page.goto(routes.contact);
  await send(page, long);
  await expect(thanks(page)).toBeVisible();
  expect(endpoint.received[0]?.fields).toEqual(long);
});

for (const [answer, words] of [
  [400, form.failure.refused],
  [422, form.failure.refused],
  [429, form.failure.busy],
  [500, form.failure.broken],
  [503, form.failure.broken],
  ['reset', form.failure.unreachable],
] as const) {
  test(`${answer}: it says so, keeps every word, and sends when tried again`, async ({
    page,
    endpoint,
  }) => {
    endpoint.answer = answer;
    await pretendOnline(page);
    await page.goto(routes.contact);
    await send(page);
    await expect(alert(page)).toContainText(words);
    await expect(alert(page)).toBeFocused();
    await expect(thanks(page)).toHaveCount(0);
    expect(await valuesOf(page)).toMatchObject(message);
    endpoint.answer = 200;
    await button(page, form.retry).click();
    await expect(thanks(page)).toBeFocused();
    expect(endpoint.received.at(-1)?.fields).toEqual(message);
  });
}

test('no answer for 15 seconds: it gives up, not before, and keeps every word', async ({
  page,
  endpoint,
}) => {
  endpoint.answer = 'hang';
  await page.clock.install();
  await page.goto(routes.contact);
  await send(page);
  await expect(page.getByRole('status')).toHaveText(form.sending);
  await expect.poll(() => endpoint.received).toHaveLength(1);
  await page.clock.runFor(patienceMs - 1000);
  await expect(button(page, form.sending)).toBeVisible();
  await page.clock.runFor(1000);
  await expect(alert(page)).toContainText('15 seconds');
  expect(await valuesOf(page)).toMatchObject(message);
  await expect(button(page, form.retry)).toBeVisible();
});

test('offline: it says so, keeps every word, and sends once the device is online', async ({
  page,
  context,
}) => {
  await page.goto(routes.contact);
  await fill(page, message);
  await context.setOffline(true);
  await button(page, form.submit).click();
  await expect(alert(page)).toContainText(form.failure.offline);
  expect(await valuesOf(page)).toMatchObject(message);
  await context.setOffline(false);
  await button(page, form.retry).click();
  await expect(thanks(page)).toBeVisible();
});

test('sending can be cancelled, and nothing typed is lost', async ({ page, endpoint }) => {
  endpoint.answer = 'hang';
  await page.goto(routes.contact);
  await send(page);
  await expect.poll(() => endpoint.received).toHaveLength(1);
  await expect(page.getByLabel(form.message.label)).toHaveJSProperty('readOnly', true);
  await button(page, form.cancel).click();
  await expect(alert(page)).toContainText(form.failure.cancelled);
  await expect(alert(page)).toBeFocused();
  await expect(button(page, form.cancel)).toHaveCount(0);
  expect(await valuesOf(page)).toMatchObject(message);
  await expect(page.getByLabel(form.message.label)).toHaveJSProperty('readOnly', false);
});

test('pressing again while it is sending sends nothing more', async ({ page, endpoint }) => {
  endpoint.answer = 'hang';
  await page.goto(routes.contact);
  await fill(page, message);
  await button(page, form.submit).dblclick();
  await button(page, form.sending).click({ force: true });
  await contactForm(page).evaluate((element) => {
    for (const _ of [1, 2, 3]) (element as HTMLFormElement).requestSubmit();
  });
  await button(page, form.cancel).click();
  await expect(alert(page)).toBeVisible();
  expect(endpoint.received).toHaveLength(1);
});

test('a message submitted before the code arrives is sent once, by the code', async ({
  page,
  endpoint,
}) => {
  const letThrough = await holdScripts(page);
  await page.goto(routes.contact);
  await fill(page, message);
  await button(page, form.submit).dblclick();
  letThrough();
  await expect(thanks(page)).toBeVisible();
  expect(endpoint.received.map(({ fields }) => fields)).toEqual([message]);
});

test('the mail link carries the message as it stands, changes after the failure included', async ({
  page,
  endpoint,
}) => {
  endpoint.answer = 500;
  await page.goto(routes.contact);
  await send(page);
  const link = alert(page).getByRole('link', { name: form.mailLink.label });
  await page.getByLabel(form.message.label).fill('Grüße & 🏝️\nzwei Zeilen');
  const letter = new URL((await link.getAttribute('href')) ?? '');
  expect(letter.pathname).toBe(brand.mail);
  expect(letter.searchParams.get('subject')).toBe(message.subject);
  expect(letter.searchParams.get('body')).toBe(
    ['Grüße & 🏝️', 'zwei Zeilen', '', message.name, message.email].join('\r\n'),
  );
});

test('a failure does not call back a visitor who has gone on', async ({ page, endpoint }) => {
  endpoint.answer = 'hang';
  await page.clock.install();
  await page.goto(routes.contact);
  await send(page);
  await expect(button(page, form.sending)).toBeVisible();
  const question = page.getByRole('main').locator('summary').first();
  await question.focus();
  await page.clock.runFor(patienceMs);
  await expect(alert(page)).toBeVisible();
  await expect(question).toBeFocused();
});

test.describe('the field for robots', () => {
  const trap = '[name="_gotcha"]';

  test('is out of sight and reach, and never filled in for anyone', async ({ page }) => {
    await page.goto(routes.contact);
    const field = contactForm(page).locator(trap);
    await expect(field).toBeHidden();
    await expect(field).toHaveAttribute('autocomplete', 'off');
    await field.evaluate((element: HTMLElement) => element.focus());
    await expect(field).not.toBeFocused();
    await expect(contactForm(page).getByRole('textbox')).toHaveCount(3);
  });

  test('filled in, nothing is sent, and the robot sees the confirmation', async ({
    page,
    endpoint,
  }) => {
    await page.goto(routes.contact);
    await fill(page, message);
    await contactForm(page)
      .locator(trap)
      .evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'));
    await button(page, form.submit).click();
    await expect(thanks(page)).toBeVisible();
    expect(endpoint.received).toEqual([]);
  });
});

test('with the keyboard alone: fill in, fail, go on to the mail link and try again', async ({
  page,
  endpoint,
}) => {
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
  await expect(thanks(page)).toBeFocused();
  expect(endpoint.received.at(-1)?.fields).toEqual(message);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser sends the message, and the endpoint answers with its own page', async ({
    page,
    endpoint,
  }) => {
    await page.goto(routes.contact);
    await expect(contactForm(page).getByText(form.withoutScript.endpoint)).toBeVisible();
    await send(page);
    await expect(page.getByText(endpointPage)).toBeVisible();
    expect(endpoint.received.map(({ fields }) => fields)).toEqual([{ ...message, _gotcha: '' }]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('what went wrong and the ways on are on the screen', async ({ page, endpoint }) => {
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
