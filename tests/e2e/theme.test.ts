import type { Page } from '@playwright/test';
import { content, routes } from '../language.ts';
import { tokenColor } from '../../src/styles/token-color.ts';
import { expect, test } from './fixtures.ts';

const themeSwitch = (page: Page) => page.getByRole('switch', { name: content.site.darkTheme });
const isDrawnDark = (page: Page) =>
  page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) throw new Error('no canvas to read a colour with');
    canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return red + green + blue < 3 * 128;
  });
/** The page's `theme-color`, which the browser's toolbar uses. */
const barColor = (page: Page) =>
  page.evaluate(() => {
    const colors = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
    return [...colors].filter(({ media }) => matchMedia(media).matches).map((meta) => meta.content);
  });
const kept = (page: Page) => page.evaluate(() => Object.entries(localStorage));

for (const colorScheme of ['light', 'dark'] as const) {
  const isDark = colorScheme === 'dark';

  test.describe(`on a ${colorScheme} system`, () => {
    test.use({ colorScheme });

    test(`the site is ${colorScheme} and stores nothing`, async ({ page }) => {
      await page.goto(routes.home);
      expect(await isDrawnDark(page)).toBe(isDark);
      await expect(themeSwitch(page)).toBeChecked({ checked: isDark });
      expect(await kept(page)).toEqual([]);
    });

    test('the switch overrides the system, and a second press removes the override', async ({
      page,
    }) => {
      await page.goto(routes.about);
      await themeSwitch(page).click();
      await expect.poll(() => isDrawnDark(page)).toBe(!isDark);
      await expect(themeSwitch(page)).toBeChecked({ checked: !isDark });
      expect(await kept(page)).toEqual([['theme', isDark ? 'light' : 'dark']]);
      await themeSwitch(page).click();
      await expect.poll(() => isDrawnDark(page)).toBe(isDark);
      await expect(themeSwitch(page)).toBeChecked({ checked: isDark });
      expect(await kept(page)).toEqual([]);
    });
  });
}

test("the browser's toolbar has the page's color in either theme", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(routes.about);
  await expect(themeSwitch(page)).toBeChecked();
  expect(await barColor(page)).toEqual([tokenColor('paper', 'dark')]);
  await themeSwitch(page).click();
  expect(await barColor(page)).toEqual([tokenColor('paper', 'light')]);
  await page.reload();
  await expect.poll(() => barColor(page)).toEqual([tokenColor('paper', 'light')]);
  await themeSwitch(page).click();
  expect(await barColor(page)).toEqual([tokenColor('paper', 'dark')]);
});

test("the browser's toolbar follows the system without JavaScript", async ({
  browser,
  baseURL,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ javaScriptEnabled: false, colorScheme });
    const page = await context.newPage();
    await page.goto(new URL(routes.about, baseURL).href);
    expect(await barColor(page)).toEqual([tokenColor('paper', colorScheme)]);
    await context.close();
  }
});

test('the switch works by keyboard', async ({ page }) => {
  await page.goto(routes.about);
  await themeSwitch(page).focus();
  await page.keyboard.press('Space');
  await expect(themeSwitch(page)).toBeChecked();
  await expect.poll(() => isDrawnDark(page)).toBe(true);
});

test('a choice applies before the first paint, after a reload and on other pages', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const themes: (string | undefined)[] = [];
    Object.assign(window, { themes });
    // The body is observed when it is created, before the browser can paint it.
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      themes.push(document.documentElement.dataset['theme']);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(routes.about);
  await themeSwitch(page).click();
  const visits = [() => page.reload(), () => page.goto(routes.cookies)];
  for (const visit of visits) {
    await visit();
    expect(await page.evaluate(() => (window as unknown as { themes: unknown }).themes)).toEqual([
      'dark',
    ]);
    expect(await isDrawnDark(page)).toBe(true);
    await expect(themeSwitch(page)).toBeChecked();
  }
});

test('without an override, the site follows the system as it changes', async ({ page }) => {
  await page.goto(routes.about);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(themeSwitch(page)).toBeChecked();
  expect(await isDrawnDark(page)).toBe(true);
});

test('an override stays when the system changes', async ({ page }) => {
  await page.goto(routes.about);
  await themeSwitch(page).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(themeSwitch(page)).toBeChecked();
  await expect.poll(() => isDrawnDark(page)).toBe(true);
});

test('a stored value that is not a theme is ignored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', '"><b>sepia'));
  await page.goto(routes.about);
  expect(await isDrawnDark(page)).toBe(false);
  await expect(themeSwitch(page)).not.toBeChecked();
});

test('a choice applies to every open tab', async ({ page, context }) => {
  await page.goto(routes.about);
  const other = await context.newPage();
  await other.goto(routes.cookies);
  await themeSwitch(other).click();
  await expect(themeSwitch(page)).toBeChecked();
  expect(await isDrawnDark(page)).toBe(true);
});
