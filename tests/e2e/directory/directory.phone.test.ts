import { expect, test } from '../fixtures.ts';
import { skipWithoutVendors, shownNames } from './directory.ts';

test.use({ locale: 'en-US' });
skipWithoutVendors('Stripe', 'Nuki');

test('a host with a phone mistypes a name and sees it at once', async ({ page }) => {
  await page.goto('/integrations');
  const search = page.getByRole('searchbox');
  await search.tap();
  await page.keyboard.type('nukki');
  await expect(shownNames(page)).toHaveText(['Nuki']);
  await expect(shownNames(page)).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(search).not.toBeFocused();
  await expect(page).toHaveURL('/integrations?q=nukki');
});

test('a menu selects a category, and shows the category in a link', async ({ page }) => {
  await page.goto('/integrations');
  const menu = page.getByRole('combobox', { name: 'Category' });
  await menu.selectOption('payment-provider');
  await expect(page).toHaveURL('/integrations?category=payment-provider');
  await expect(shownNames(page).first()).toBeInViewport();
  await page.goto('/integrations?category=task-management');
  await expect(menu).toHaveValue('task-management');
});
