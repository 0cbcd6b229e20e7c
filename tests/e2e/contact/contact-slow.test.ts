import type { Page } from '@playwright/test';
import { content, routes } from '../../language.ts';
import { contactForm, fill, message, valuesOf } from './contact-form.ts';
import { expect, test } from '../fixtures.ts';
import { hasStarted, island } from '../islands.ts';
import { holdScripts, noteRequests, scripts } from '../requests.ts';

const { form } = content.pages.contact;

function logged(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (line) => line.type() === 'log' && lines.push(line.text()));
  return lines;
}

test('the form works before its code loads on first interaction', async ({ page }) => {
  const requested = noteRequests(page);
  await page.goto(routes.contact, { waitUntil: 'networkidle' });
  const isScript = (url: string) => scripts.test(url);
  expect(requested.filter(isScript)).toEqual([]);
  await page.getByLabel(form.name.label, { exact: true }).focus();
  await hasStarted(island(page, 'ContactForm'));
  expect(requested.some(isScript)).toBe(true);
});

test('text typed before the code has loaded stays', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto(routes.contact);
  await fill(page, message);
  letThrough();
  await hasStarted(island(page, 'ContactForm'));
  expect(await valuesOf(page)).toEqual(message);
});

test('a message submitted before the code has loaded is confirmed once, after it has', async ({
  page,
}) => {
  const lines = logged(page);
  const letThrough = await holdScripts(page);
  await page.goto(routes.contact);
  await fill(page, message);
  await page.getByRole('button', { name: form.submit }).dblclick();
  await expect(contactForm(page)).toBeVisible();
  expect(await valuesOf(page)).toEqual(message);
  letThrough();
  await expect(page.getByRole('heading', { name: form.success.heading })).toHaveCount(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(message.name);
  await expect(page).toHaveURL(routes.contact);
});

test('the browser blocks an empty message submitted before the code has loaded', async ({
  page,
}) => {
  const letThrough = await holdScripts(page);
  await page.goto(routes.contact);
  await page.getByRole('button', { name: form.submit }).click();
  letThrough();
  await hasStarted(island(page, 'ContactForm'));
  await expect(page.getByRole('heading', { name: form.success.heading })).toHaveCount(0);
  await expect(page.getByLabel(form.name.label, { exact: true })).toBeFocused();
});
