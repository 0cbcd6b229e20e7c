import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { productOrigin } from '../pages.ts';
import { openSection } from '../islands.ts';

const widget = (page: Page) => page.frameLocator('#book-your-stay iframe');

test('the frame is lazy, may do what a booking needs, but not replace the page, and passes the settings that an owner tries', async ({
  page,
}) => {
  const section = await openSection(page, 'book-your-stay');
  const frame = section.locator('iframe');
  await expect(frame).toHaveAttribute('title', /.+/);
  await expect(frame).toHaveAttribute('loading', 'lazy');
  expect((await frame.boundingBox())?.height).toBe(600);
  const address = new URL((await frame.getAttribute('src')) ?? '');
  expect(address.origin + address.pathname).toBe(`${productOrigin}/widget/booking`);
  expect([...address.searchParams.keys()].toSorted()).toEqual([
    'compact',
    'primaryColor',
    'propertyid',
    'showPropertyInfo',
    'theme',
  ]);
  // Payments open in new tabs, which may do everything.
  for (const permission of ['forms', 'modals', 'downloads', 'popups', 'popups-to-escape-sandbox'])
    await expect(frame).toHaveAttribute('sandbox', new RegExp(`allow-${permission}( |$)`));
  await expect(frame).not.toHaveAttribute('sandbox', /top-navigation/);
  await expect(
    section.getByRole('link', { name: 'Open the booking page' }).first(),
  ).toHaveAttribute('target', '_blank');

  await frame.scrollIntoViewIfNeeded();
  const root = widget(page).locator('html');
  const charges = widget(page).getByText('Cleaning');
  await expect(charges).toBeVisible();
  for (const theme of ['dark', 'light']) {
    await page.getByRole('switch', { name: 'Dark theme' }).click();
    await expect(root).toHaveAttribute('data-theme', theme);
  }
  await section.getByRole('group', { name: 'Color' }).getByRole('radio', { name: 'Blue' }).check();
  await expect(frame).toHaveAttribute('src', /primaryColor=%231F6F8B/);
  await section.getByRole('switch', { name: 'Compact' }).check();
  await expect(frame).toHaveAttribute('src', /compact=true/);
  await expect(charges).toBeHidden();

  await section.getByRole('radio', { name: 'Dark' }).check();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  // From now on, the widget does not follow the page's theme.
  await page.getByRole('switch', { name: 'Dark theme' }).click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(frame).toHaveAttribute('src', /theme=dark/);
});

test('Back leaves the page after any number of choices, and Forward returns to a widget that agrees with them', async ({
  page,
}) => {
  await page.goto('/about');
  const section = await openSection(page, 'book-your-stay');
  await section.locator('iframe').scrollIntoViewIfNeeded();
  const reserve = widget(page).getByRole('button', { name: 'Reserve' });
  const colors = { Green: 'rgb(29, 90, 67)', Blue: 'rgb(31, 111, 139)', Plum: 'rgb(106, 63, 107)' };
  for (const name of ['Blue', 'Plum'] as const) {
    await section.getByRole('radio', { name }).check();
    await expect(reserve).toHaveCSS('background-color', colors[name]);
  }
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await page.goForward();
  await section.locator('iframe').scrollIntoViewIfNeeded();
  await expect(reserve).toBeVisible();
  const isPlum = await section.getByRole('radio', { name: 'Plum' }).isChecked();
  await expect(reserve).toHaveCSS('background-color', isPlum ? colors.Plum : colors.Green);
});
