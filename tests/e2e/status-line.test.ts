import { expect, test } from './fixtures.ts';

test('as shipped there is no status line, and nothing is asked', async ({ page, request }) => {
  await page.goto('/about');
  await expect(page.locator('[data-status-url]')).toHaveCount(0);
  expect(await (await request.get('/about')).text()).not.toContain('data-status-url');
});
