import { expect, test } from '../fixtures.ts';

test('pointing at a link prerenders its page', async ({ page }) => {
  await page.goto('/about');
  const prerendered = page.waitForRequest(
    (request) =>
      request.url().endsWith('/integrations') &&
      Boolean(request.headers()['sec-purpose']?.includes('prerender')),
  );
  await page.getByRole('banner').getByRole('link', { name: 'Integrations' }).hover();
  await prerendered;
});

test('a browser without speculation rules fetches the page, once', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  await page.goto('/about');
  await page.locator('script[type="speculationrules"]').evaluate((rules) => rules.remove());
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const link = page.getByRole('banner').getByRole('link', { name: 'Integrations' });
  const fetched = page.waitForRequest('**/integrations');
  await link.hover();
  await fetched;
  await page.getByRole('heading', { level: 1 }).hover();
  await link.hover();
  expect(requested.filter((url) => url.endsWith('/integrations'))).toHaveLength(1);
});
