import type { Page } from '@playwright/test';
import { content, productLinks, routes } from '../../language.ts';
import { contactForm, fill, message } from './contact-form.ts';
import { expect, test } from '../fixtures.ts';
import { noteRequests } from '../requests.ts';

const { contact } = content.pages;
const { form } = contact;
const { heading: thanks, body: confirmation } = form.success;

/** Records console messages and requests from now on. */
function observe(page: Page) {
  const logged: unknown[] = [];
  page.on('console', (line) => logged.push(line.text()));
  return { logged, requested: noteRequests(page) };
}

test.beforeEach(async ({ page }) => {
  await page.goto(routes.contact);
});

test('the browser blocks an empty message at its first field', async ({ page }) => {
  const { logged } = observe(page);
  await page.getByRole('button', { name: form.submit }).click();
  await expect(page.getByLabel(form.name.label, { exact: true })).toBeFocused();
  await expect(
    contactForm(page).locator('input:invalid, select:invalid, textarea:invalid'),
  ).toHaveCount(4);
  await expect(page.getByText(confirmation)).toHaveCount(0);
  expect(logged).toEqual([]);
});

test('the browser blocks a message with a missing field or an invalid email address', async ({
  page,
}) => {
  for (const [field, value] of [
    ['name', ''],
    ['email', ''],
    ['email', 'not an address'],
    ['subject', ''],
    ['message', ''],
    ['message', '  \n '],
  ] as const) {
    await fill(page, { ...message, [field]: value });
    await page.getByRole('button', { name: form.submit }).click();
    await expect(contactForm(page).locator(`[name="${field}"]`)).toBeFocused();
    await expect(page.getByText(confirmation)).toHaveCount(0);
  }
});

test('a message is logged once, confirmed, and not sent anywhere', async ({ page, baseURL }) => {
  const { logged, requested } = observe(page);
  await expect(contactForm(page).getByText(form.notConnected)).toBeVisible();
  await fill(page, message);
  await page.getByRole('button', { name: form.submit }).click();
  await expect(page.getByRole('heading', { name: thanks })).toBeFocused();
  await expect(page.getByText(confirmation)).toBeVisible();
  await expect(page.getByText(form.lead)).toBeHidden();
  expect(logged).toHaveLength(1);
  for (const value of Object.values(message)) expect(logged[0]).toContain(value);
  const ownScript = new RegExp(`^GET ${baseURL}/_astro/[^?]*\\.js$`);
  expect(requested.filter((request) => !ownScript.test(request))).toEqual([]);
  await expect(page).toHaveURL(routes.contact);
});

test('Send another message returns to an empty form that works again', async ({ page }) => {
  const { logged } = observe(page);
  for (const name of ['Ayu', 'Budi']) {
    for (const label of [form.name, form.email, form.message]) {
      await expect(page.getByLabel(label.label, { exact: true })).toHaveValue('');
    }
    await expect(page.getByLabel(form.subject.label)).toHaveValue('');
    await fill(page, { ...message, name });
    await page.getByRole('button', { name: form.submit }).click();
    await page.getByRole('button', { name: content.pages.contact.form.success.again }).click();
  }
  await expect(contactForm(page)).toBeVisible();
  expect(logged).toHaveLength(2);
  expect(logged[1]).toContain('Budi');
});

test('pressing the button twice sends one message', async ({ page }) => {
  const { logged } = observe(page);
  await fill(page, message);
  await page.getByRole('button', { name: form.submit }).dblclick();
  await expect(page.getByRole('heading', { name: thanks })).toHaveCount(1);
  expect(logged).toHaveLength(1);
});

test('the subject must be chosen from the list; none is preselected', async ({ page }) => {
  const options = page.getByLabel(form.subject.label).locator('option');
  await expect(options).toHaveText([form.subject.placeholder ?? '', ...form.subject.options]);
  await expect(page.getByLabel(form.subject.label)).toHaveValue('');
});

test('markup in a message is treated as text', async ({ page }) => {
  const { logged } = observe(page);
  const hostile = '<img src=x onerror=alert(1)> {{brand}} __proto__ 𝕏\u202e';
  await fill(page, { ...message, name: hostile, message: hostile.repeat(200) });
  await page.getByRole('button', { name: form.submit }).click();
  await expect(page.getByText(confirmation)).toBeVisible();
  expect(logged).toHaveLength(1);
});

test('the page shows the company details, and its links lead to the product', async ({ page }) => {
  const main = page.getByRole('main');
  const mail = main.getByRole('link', { name: content.company.mail }).first();
  await expect(mail).toHaveAttribute('href', `mailto:${content.company.mail}`);
  const phone = main.getByRole('link', { name: content.company.phone });
  await expect(phone).toHaveAttribute(
    'href',
    `tel:${content.company.phone.replaceAll(/[^+\d]/g, '')}`,
  );
  await expect(main).toContainText(content.company.address);
  await expect(main).toContainText(content.terms.supportHours);
  await expect(main).toContainText(contact.details.emergency);
  for (const [name, href] of [
    [contact.next.startTrial, productLinks.auth],
    [contact.next.bookDemo, productLinks.demo],
  ] as const) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});
