import { routes } from '../language.ts';
import { expect, test } from './fixtures.ts';

test('by default there is no status line and no request for it', async ({ page, request }) => {
  await page.goto(routes.about);
  await expect(page.locator('[data-status-url]')).toHaveCount(0);
  expect(await (await request.get(routes.about)).text()).not.toContain('data-status-url');
});
