import type { Page } from '@playwright/test';
import { productOrigin } from '../../../src/config/site.ts';
import { content, productLinks, routes } from '../../language.ts';
import { expect, test } from '../fixtures.ts';
import { holdScripts } from '../requests.ts';
import { offered } from '../site.ts';
import { reachBookingFrame } from './booking-frame.ts';
import { needSections } from '../sections.ts';

needSections('book-your-stay');

const { frame: words, openWidget: linkText } = content.pages.home.bookYourStay;

/** All attributes of the frame that have a meaning for the browser, but the class. */
const attributes = (page: Page) =>
  page.locator('#book-your-stay iframe').evaluate((frame) => {
    const names = frame.getAttributeNames().filter((name) => !/^(class$|data-)/.test(name));
    return Object.fromEntries(names.map((name) => [name, frame.getAttribute(name)]));
  });

test('the frame has these attributes and no others, such as more rights, and carries its five settings', async ({
  page,
}) => {
  await page.goto(routes.home);
  await reachBookingFrame(page);
  const { src, sandbox, ...rest } = await attributes(page);
  expect(rest).toEqual({
    title: words.title,
    loading: 'lazy',
    height: '600',
    referrerpolicy: 'strict-origin-when-cross-origin',
  });
  expect(sandbox?.split(' ').toSorted()).toEqual([
    'allow-forms',
    'allow-popups',
    'allow-same-origin',
    'allow-scripts',
  ]);
  const frame = page.locator('#book-your-stay iframe');
  expect((await frame.boundingBox())?.height).toBe(600);
  const address = new URL(src ?? '');
  expect(address.origin + address.pathname).toBe(productLinks.bookingWidget);
  expect([...address.searchParams.keys()].toSorted()).toEqual([
    'compact',
    'primaryColor',
    'propertyid',
    'showPropertyInfo',
    'theme',
  ]);
});

test('nothing is asked of the product host until the frame is near', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(routes.home);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.startsWith(productOrigin))).toEqual([]);
  await page.locator('#book-your-stay').scrollIntoViewIfNeeded();
  const frame = page.frameLocator('#book-your-stay iframe');
  await expect(frame.getByRole('heading', { name: offered })).toBeVisible();
  await expect(page.getByText(words.unreachable)).toBeHidden();
});

const widget = (page: Page) => page.frameLocator('#book-your-stay iframe');

/** The theme of the page in the frame, and the color of its button. */
const look = async (page: Page) => ({
  theme: await widget(page).locator('html').getAttribute('data-theme'),
  button: await widget(page)
    .getByRole('button')
    .first()
    .evaluate((button) => getComputedStyle(button).backgroundColor),
});

async function switchTheme(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: content.site.menu });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('switch', { name: content.site.darkTheme }).click();
  if (await menu.isVisible()) await page.keyboard.press('Escape');
}

async function openWidget(page: Page): Promise<void> {
  await page.goto(routes.home);
  await reachBookingFrame(page);
  await expect(widget(page).getByRole('heading', { name: offered })).toBeVisible();
}

test('the widget opens in the theme of the page and follows its switch and the system', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().startsWith(productLinks.bookingWidget))
      requests.push(request.url());
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openWidget(page);
  const dark = await look(page);
  expect(dark.theme).toBe('dark');
  await switchTheme(page);
  await expect.poll(async () => (await look(page)).theme).toBe('light');
  expect((await look(page)).button).not.toBe(dark.button);
  await switchTheme(page);
  await expect.poll(() => look(page)).toEqual(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(async () => (await look(page)).theme).toBe('light');
  expect(requests).toHaveLength(1);
});

test(
  'dates picked in the widget stay when the theme changes, also on its next page',
  { tag: '@phone' },
  async ({ page }) => {
    await openWidget(page);
    const [checkIn, checkOut] = [
      widget(page).getByLabel('Check-in'),
      widget(page).getByLabel('Check-out'),
    ];
    await checkOut.fill('2099-02-08');
    await checkIn.fill('2099-02-01');
    await switchTheme(page);
    await expect(widget(page).locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(checkIn).toHaveValue('2099-02-01');
    await expect(checkOut).toHaveValue('2099-02-08');
    const before = await look(page);
    await widget(page).getByRole('button', { name: 'Reserve' }).click();
    await expect(widget(page).getByText('Feb 8')).toBeVisible();
    await expect.poll(() => look(page)).toEqual(before);
  },
);

test('a theme chosen while the widget is loading is the one it opens in', async ({ page }) => {
  const letThrough = await holdScripts(page, `${productOrigin}/**/booking.js`);
  await page.goto(routes.home);
  await reachBookingFrame(page);
  await expect(widget(page).getByLabel('Check-in')).toBeAttached();
  await switchTheme(page);
  letThrough();
  await expect(widget(page).locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(widget(page).getByLabel('Check-in')).toBeVisible();
});

test('a widget that knows no theme message stays as it is, with what was picked', async ({
  page,
}) => {
  await page.route(`${productOrigin}/widget/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<input aria-label="Picked"><script>parent.postMessage('ready', '*')</script>`,
    }),
  );
  await page.goto(routes.home);
  await reachBookingFrame(page);
  await widget(page).getByLabel('Picked').fill('June');
  await switchTheme(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(widget(page).getByLabel('Picked')).toHaveValue('June');
});

test('a plain link to the booking page stands beside the frame', async ({ page }) => {
  await page.goto(routes.home);
  const link = page.locator('#book-your-stay').getByRole('link', { name: linkText }).first();
  await expect(link).toHaveAttribute('href', productLinks.bookingPage);
  await expect(link).toHaveAttribute('target', '_blank');
});
