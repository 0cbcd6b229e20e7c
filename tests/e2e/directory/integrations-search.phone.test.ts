import { routes } from '../../language.ts';
import { category, searchCopy, searchField, shownNames } from './directory.ts';
import { expect, test } from '../fixtures.ts';
import { longNamed, namesOf, other, vendor } from './vendors.ts';

test('a newcomer with a phone who mistypes a name sees it at once', async ({ page }) => {
  await page.goto(routes.integrations);
  for (const [typed, name] of [
    [vendor.swapped, vendor.name],
    [longNamed.doubled, longNamed.name],
    [other.doubled, other.name],
  ] as const) {
    await searchField(page).tap();
    await searchField(page).clear();
    await page.keyboard.type(typed);
    await expect(shownNames(page)).toHaveText([name]);
    await expect(shownNames(page)).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(searchField(page)).not.toBeFocused();
    await expect(page).toHaveURL(`${routes.integrations}?q=${typed}`);
  }
});

test('a link to a search leads to its answer', async ({ page }) => {
  await page.goto(`${routes.integrations}?q=${vendor.doubled}`);
  await expect(shownNames(page)).toHaveText([vendor.name]);
  await expect(shownNames(page)).toBeInViewport();
});

test('a tap chooses a category from the menu and closes it', async ({ page }) => {
  await page.goto(routes.integrations);
  const button = page.getByRole('button', { name: searchCopy.category });
  await button.tap();
  await category(page, vendor.category).tap();
  await expect(category(page, vendor.category)).toBeHidden();
  await expect(button).toHaveAccessibleName(`${searchCopy.category}: ${vendor.category}`);
  await expect(shownNames(page)).toHaveText(namesOf(vendor.categoryId));
  await expect(shownNames(page).first()).toBeInViewport();
  await expect(page).toHaveURL(`${routes.integrations}?category=${vendor.categoryId}`);
});

test('nothing of the bar is cut off, however narrow it is', async ({ page }) => {
  await page.goto(routes.integrations);
  const parts = [
    page.getByRole('search'),
    searchField(page),
    page.getByRole('button', { name: searchCopy.category }),
  ];
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 740 });
    for (const part of parts) {
      await part.scrollIntoViewIfNeeded();
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${width} px`).toBe(0);
  }
});

test('the key / is neither offered nor taken where there is no keyboard', async ({ page }) => {
  await page.goto(routes.integrations);
  const shortcut = page.getByText(searchCopy.shortcut);
  await expect(shortcut).toBeHidden();
  await searchField(page).fill(vendor.query);
  await expect(shownNames(page)).toHaveText([vendor.name]);
  await expect(shortcut).toBeHidden();
  await page.getByRole('heading', { level: 1 }).tap();
  await page.keyboard.press('/');
  await expect(searchField(page)).not.toBeFocused();
});
