import { expect, test } from '../fixtures.ts';
import { toQuery, shownNames, vendor } from './directory.ts';

test.use({ locale: 'en-US' });

test('a host with a phone types a name and sees the vendor at once', async ({ page }) => {
  await page.goto('/integrations');
  const search = page.getByRole('searchbox');
  await search.tap();
  await page.keyboard.type(vendor.name);
  await expect(shownNames(page).first()).toHaveText(vendor.name);
  await expect(shownNames(page).first()).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(search).not.toBeFocused();
  await expect(page).toHaveURL(`/integrations${toQuery({ q: vendor.name })}`);
});
