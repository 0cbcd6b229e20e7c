import type { Page } from '@playwright/test';
import { content, productLinks, routes } from '../../language.ts';
import { expect, test } from '../fixtures.ts';
import { noteRequests } from '../requests.ts';

const { login } = content.pages;
const email = 'ayu.carter@guest.example';
const password = 'correct horse battery staple';

/** Notes every alert, closing it, and every line of the console. */
function observe(page: Page) {
  const alerts: string[] = [];
  const lines: string[] = [];
  page.on('console', (line) => lines.push(line.text()));
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  return { alerts, lines };
}

test.beforeEach(async ({ page }) => {
  await page.goto(routes.login);
});

test('the browser stops a sign-in that lacks its email, a whole one, or its password', async ({
  page,
}) => {
  const { alerts, lines } = observe(page);
  for (const given of [
    { email: '', password: '' },
    { email: '', password },
    { email: 'ayu', password },
    { email, password: '' },
  ]) {
    await page.getByLabel(login.email).fill(given.email);
    await page.getByLabel(login.password).fill(given.password);
    await page.getByRole('button', { name: login.submit, exact: true }).click();
    const wrong = given.email === email ? login.password : login.email;
    await expect(page.getByLabel(wrong)).toBeFocused();
    expect({ alerts, lines }).toEqual({ alerts: [], lines: [] });
  }
});

test('signing in says that this is a demo and logs the email, never the password', async ({
  page,
}) => {
  const { alerts, lines } = observe(page);
  const requested = noteRequests(page);
  await page.getByLabel(login.email).fill(email);
  await page.getByLabel(login.password).fill(password);
  await page.keyboard.press('Enter');
  await expect.poll(() => alerts).toHaveLength(1);
  expect(alerts).toEqual([login.demoNotice]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(email);
  expect(lines[0]).not.toContain(password);
  await expect(page).toHaveURL(routes.login);
  expect(requested).toEqual([]);
});

test('Forgot password? is a button that leads nowhere and says so', async ({ page }) => {
  const { alerts } = observe(page);
  const status = page.getByRole('status');
  await expect(status).toHaveText('');
  await page.getByRole('button', { name: login.forgotPassword }).click();
  await expect(status).toHaveText(login.forgotPasswordAnswer);
  // Wider than what is hidden from sight.
  expect((await status.boundingBox())?.width).toBeGreaterThan(100);
  await expect(page).toHaveURL(routes.login);
  expect(alerts).toEqual([]);
});

test('signing up opens the product in a new tab', async ({ page, context }) => {
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: login.signUp }).click();
  await expect(await opened).toHaveURL(productLinks.auth);
});

test('password managers can fill in both fields', async ({ page }) => {
  await expect(page.getByLabel(login.email)).toHaveAttribute('autocomplete', 'username');
  const passwordField = page.getByLabel(login.password);
  await expect(passwordField).toHaveAttribute('autocomplete', 'current-password');
  await expect(passwordField).toHaveAttribute('type', 'password');
});

test('the password can be shown and hidden, and is hidden when it is sent', async ({ page }) => {
  const { alerts } = observe(page);
  const passwordField = page.getByLabel(login.password, { exact: true });
  await page.getByLabel(login.email).fill(email);
  await passwordField.fill(password);
  await page.getByRole('button', { name: login.showPassword }).click();
  await expect(passwordField).toHaveAttribute('type', 'text');
  await expect(page.getByRole('button', { name: login.showPassword })).toHaveCount(0);
  await page.getByRole('button', { name: login.hidePassword }).click();
  await expect(passwordField).toHaveAttribute('type', 'password');

  await page.getByRole('button', { name: login.showPassword }).click();
  await page.getByRole('button', { name: login.submit, exact: true }).click();
  await expect.poll(() => alerts).toHaveLength(1);
  await expect(passwordField).toHaveAttribute('type', 'password');
});

test('shown, the password is neither spelled, capitalized nor kept anywhere', async ({ page }) => {
  const { lines } = observe(page);
  const passwordField = page.getByLabel(login.password, { exact: true });
  await page.getByRole('button', { name: login.showPassword }).click();
  await expect(passwordField).toHaveAttribute('spellcheck', 'false');
  expect(await passwordField.evaluate((field: HTMLInputElement) => field.autocapitalize)).toBe(
    'none',
  );
  await page.getByLabel(login.email).fill(email);
  await passwordField.fill(password);
  await page.getByRole('button', { name: login.submit, exact: true }).click();
  await expect.poll(() => lines).toHaveLength(1);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(`${lines} ${kept} ${page.url()}`).not.toContain(password);
});

test('a password can be pasted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((words) => navigator.clipboard.writeText(words), password);
  const passwordField = page.getByLabel(login.password, { exact: true });
  await passwordField.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(passwordField).toHaveValue(password);
});
