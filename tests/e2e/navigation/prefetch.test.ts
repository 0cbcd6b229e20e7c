import { test } from '../fixtures.ts';

test('hovering over a link prefetches its page', async ({ page }) => {
  await page.goto('/about');
  const fetched = page.waitForRequest(
    (request) =>
      request.url().endsWith('/integrations') && request.headers()['sec-purpose'] === 'prefetch',
  );
  await page.getByRole('banner').getByRole('link', { name: 'Integrations' }).hover();
  await fetched;
});
