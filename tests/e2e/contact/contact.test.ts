import type { Page } from '@playwright/test';
import { loadContent } from '../../../src/content/content.ts';
import { expect, test } from '../fixtures.ts';
import { message, typeMessage, readValues } from './contact-form.ts';

const { terms } = loadContent();

/** Records console messages and requests from now on. */
function observe(page: Page) {
  const logged: string[] = [];
  const requested: string[] = [];
  page.on('console', (line) => logged.push(line.text()));
  page.on('request', (request) => requested.push(`${request.method()} ${request.url()}`));
  return { logged, requested };
}

const thanks = 'Thank You!';
const confirmation =
  "Your message has been sent successfully. We'll get back to you as soon as possible.";

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

test('a message is logged and confirmed, but not sent anywhere, and a visitor can write another one', async ({
  page,
}) => {
  // The browser fetches the icon after the page has loaded.
  await page.goto('/contact', { waitUntil: 'networkidle' });
  const { logged, requested } = observe(page);
  const note = page.getByText('This form isn’t connected yet');
  for (const name of ['Ayu', 'Budi']) {
    await typeMessage(page, { ...message, name });
    await send(page);
    await expect(page.getByRole('heading', { name: thanks })).toBeFocused();
    await expect(page.getByText(confirmation)).toBeVisible();
    await expect(note.getByRole('link')).toHaveAttribute('href', /^mailto:.+@/);
    await page.getByRole('button', { name: 'Send another message' }).click();
    expect(await readValues(page)).toEqual({ name: '', email: '', subject: '', message: '' });
  }
  expect(logged).toHaveLength(2);
  expect(logged[0]).toContain(message.message);
  expect(requested.filter((request) => !/^GET .*\/_astro\/.*\.js$/.test(request))).toEqual([]);
  await expect(page).toHaveURL('/contact');
});

test('the browser stops a message with an empty field, only spaces or an invalid email address', async ({
  page,
}) => {
  await page.goto('/contact');
  const { logged } = observe(page);
  for (const [field, value] of [
    ['name', ''],
    ['email', 'not an address'],
    ['subject', ''],
    ['message', '  \n '],
  ] as const) {
    await typeMessage(page, { ...message, [field]: value });
    await send(page);
    await expect(page.locator(`main form [name="${field}"]`)).toBeFocused();
  }
  await expect(page.getByRole('heading', { name: thanks })).toHaveCount(0);
  expect(logged).toEqual([]);
});

test('the page lists the ways to reach the company, and leads to a trial and a demo', async ({
  page,
}) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible();
  await expect(main.locator('a[href^="tel:"]')).toBeVisible();
  await expect(main).toContainText(terms.supportHours);
  await expect(main.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute(
    'target',
    '_blank',
  );
  await expect(main.getByRole('link', { name: 'Schedule a demo' })).toHaveAttribute(
    'target',
    '_blank',
  );
});
