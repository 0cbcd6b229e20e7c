import { test } from '../fixtures.ts';

test('pointing at a link fetches its page ahead', async ({ page }) => {
  await page.goto('/about');
  const fetched = page.waitForRequest(
    (request) =>
      request.url().endsWith('/integrations') && request.headers()['sec-purpose'] === 'prefetch',
  );
  await page.getByRole('banner').getByRole('link', { name: 'Integrations' }).hover();
  await fetched;
});
