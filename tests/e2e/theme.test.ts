import type { Page } from '@playwright/test';
import { wcagLuminance } from 'culori';
import { expect, test } from './fixtures.ts';

const themeSwitch = (page: Page) => page.getByRole('switch', { name: 'Dark theme' });

/** Whether the page is dark, and whether its color for the browser's toolbar is. */
async function readTheme(page: Page) {
  const colors = await page.evaluate(() => [
    getComputedStyle(document.body).backgroundColor,
    ...[...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => content),
  ]);
  return colors.map((color) => (wcagLuminance(color) < 0.2 ? 'dark' : 'light'));
}

const dark = ['dark', 'dark'];
const light = ['light', 'light'];

test('the site follows the theme of the system, except while the switch overrides it, also by keyboard', async ({
  page,
}) => {
  await page.goto('/about');
  await expect.poll(() => readTheme(page)).toEqual(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(themeSwitch(page)).toBeChecked();
  await expect.poll(() => readTheme(page)).toEqual(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => readTheme(page)).toEqual(light);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await themeSwitch(page).press('Space');
  await expect(themeSwitch(page)).toBeChecked();
  await expect.poll(() => readTheme(page)).toEqual(dark);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => readTheme(page)).toEqual(dark);
  await themeSwitch(page).click();
  await expect.poll(() => readTheme(page)).toEqual(light);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('the chosen theme applies before the first paint, on other pages and in other tabs', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  const other = await context.newPage();
  await other.goto('/cookies');
  await themeSwitch(page).click();
  await expect(themeSwitch(other)).toBeChecked();
  await page.addInitScript(() => {
    // Reads the theme when the body is created, before the browser can paint it.
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { themeAtFirstPaint: document.documentElement.dataset['theme'] });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/cookies');
  expect(await page.evaluate(() => 'themeAtFirstPaint' in window && window.themeAtFirstPaint)).toBe(
    'dark',
  );
  await expect.poll(() => readTheme(page)).toEqual(dark);
});
