import { expect, test } from './fixtures.ts';
import { jumpTo } from './navigation/scroll.ts';

test('Scroll to top does not cover the plus sign of a question', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/contact');
  const button = page.getByRole('button', { name: 'Scroll to top' });
  const question = page.locator('summary').filter({ visible: true }).first();
  const top = await question.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  await jumpTo(page, top - 590);
  await expect(button).toBeVisible();
  const row = await question.boundingBox();
  const place = await button.boundingBox();
  if (!row || !place) throw new Error('Nothing is shown.');
  expect(place.x).toBeGreaterThanOrEqual(row.x + row.width);
  await page.touchscreen.tap(row.x + row.width - 6, place.y + place.height / 2);
  await expect(page.locator('details[open]')).toHaveCount(1);
});
