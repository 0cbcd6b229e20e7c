import { routes } from '../../language.ts';
import { expect, test } from '../fixtures.ts';

test('on a phone, an entry is a short row', async ({ page }) => {
  await page.goto(routes.integrations);
  const heights = await page
    .getByRole('main')
    .locator('section li')
    .evaluateAll((entries) => entries.map((entry) => entry.getBoundingClientRect().height));
  // A name and at most three lines of description.
  expect(Math.max(...heights)).toBeLessThanOrEqual(84);
});
