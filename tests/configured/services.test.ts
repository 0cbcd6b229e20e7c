import { expect } from '../e2e/fixtures.ts';
import { test } from './site.ts';

// The mock product allows only the main test site to embed its widget.
test.use({ expectedErrors: /Failed to load resource|^Framing '/ });

const operational = { status: { indicator: 'none', description: 'All Systems Operational' } };

test('the footer requests the status of the product once, when it is near, and shows it', async ({
  page,
  status,
}) => {
  status.body = JSON.stringify(operational);
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(status.received).toEqual([]);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const line = page.getByRole('link', { name: /Service status:/ });
  await expect(line).toContainText('All Systems Operational');
  await expect(line).toHaveAttribute('href', /\/status$/);
  expect(status.received).toHaveLength(1);
});

test('a visit is counted without what was typed, cookies or storage, and the cookie policy says so', async ({
  page,
  context,
  analytics,
}) => {
  // Plausible's script ignores automated browsers unless this is set.
  await page.addInitScript(() => Object.assign(window, { __plausible: true }));
  await page.goto('/?utm_source=mail&utm_term=a@b.example&q=typed&rate=80');
  await expect.poll(() => analytics.received.length).toBeGreaterThan(0);
  const event = JSON.parse(analytics.received[0]?.body ?? '') as Record<string, string>;
  expect(event).toMatchObject({ n: 'pageview', u: expect.stringMatching(/\/\?utm_source=mail$/) });
  expect(JSON.stringify(analytics.received)).not.toMatch(/typed|rate=80|a@b/);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await page.goto('/cookies');
  await expect(page.getByRole('article')).toContainText(new URL(analytics.origin).host);
});

test('a visitor who asks not to be tracked is not counted', async ({ page, analytics }) => {
  await page.addInitScript(() => {
    Object.assign(window, { __plausible: true });
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(analytics.received).toEqual([]);
});
