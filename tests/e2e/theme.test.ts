import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const themeSwitch = (page: Page) => page.getByRole('switch', { name: 'Dark theme' });

/** Whether the page is dark, and whether its color for the browser's toolbar is. */
async function readTheme(page: Page) {
  return page.evaluate(() => {
    const lightness = (color: string) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d');
      if (!canvas) throw new Error('There is no canvas.');
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return red + green + blue;
    };
    const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].filter(
      ({ media }) => matchMedia(media).matches,
    );
    return {
      isDark: lightness(getComputedStyle(document.body).backgroundColor) < 384,
      isBarDark: bars.map(({ content }) => lightness(content) < 384),
    };
  });
}

const dark = { isDark: true, isBarDark: [true] };
const light = { isDark: false, isBarDark: [false] };

test('the site follows the theme of the system, and stores nothing', async ({ page }) => {
  await page.goto('/about');
  await expect.poll(() => readTheme(page)).toEqual(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(themeSwitch(page)).toBeChecked();
  await expect.poll(() => readTheme(page)).toEqual(dark);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('the switch overrides the system, also by keyboard, and a second press ends the override', async ({
  page,
}) => {
  await page.goto('/about');
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
