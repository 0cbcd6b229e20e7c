import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { productOrigin } from '../pages.ts';
import { openSection } from '../islands.ts';

const widget = (page: Page) => page.frameLocator('#book-your-stay iframe');

async function openWidget(page: Page): Promise<void> {
  const section = await openSection(page, 'book-your-stay');
  await section.locator('iframe').scrollIntoViewIfNeeded();
  await expect(widget(page).getByLabel('Check-in')).toBeVisible();
}

test('the frame is lazy, 600 px high, has a title and passes its five settings', async ({
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
  await expect(
    section.getByRole('link', { name: 'Open the booking page' }).first(),
  ).toHaveAttribute('target', '_blank');
});

test('an owner tries a color, the other theme and the compact view, through the widget’s own parameters', async ({
  page,
}) => {
  await openWidget(page);
  const section = page.locator('#book-your-stay');
  const frame = section.locator('iframe');
  const root = widget(page).locator('html');
  const charges = widget(page).getByText('Cleaning');
  await expect(charges).toBeVisible();
  for (const theme of ['dark', 'light']) {
    await page.getByRole('switch', { name: 'Dark theme' }).click();
    await expect(root).toHaveAttribute('data-theme', theme);
  }
  await section.getByRole('group', { name: 'Color' }).getByRole('radio', { name: 'Blue' }).check();
  await expect(frame).toHaveAttribute('src', /primaryColor=%231F6F8B/);
  await expect(widget(page).getByRole('button', { name: 'Reserve' })).toHaveCSS(
    'background-color',
    'rgb(31, 111, 139)',
  );
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
  await page.goto('/');
  const section = page.locator('#book-your-stay');
  await section.locator('iframe').scrollIntoViewIfNeeded();
  const reserve = widget(page).getByRole('button', { name: 'Reserve' });
  const green = 'rgb(29, 90, 67)';
  const plum = 'rgb(106, 63, 107)';
  for (const [name, color] of [
    ['Blue', 'rgb(31, 111, 139)'],
    ['Plum', plum],
  ] as const) {
    await section.getByRole('radio', { name }).check();
    await expect(reserve).toHaveCSS('background-color', color);
  }
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await page.goForward();
  await section.locator('iframe').scrollIntoViewIfNeeded();
  await expect(reserve).toBeVisible();
  const isPlum = await section.getByRole('radio', { name: 'Plum' }).isChecked();
  await expect(reserve).toHaveCSS('background-color', isPlum ? plum : green);
});

test.describe('a widget with links, dialogs and downloads', () => {
  // The browser logs what it does not allow the frame to do.
  test.use({ expectedErrors: /^Unsafe attempt to initiate navigation|^Framing '/ });

  test('opens links in working new tabs, shows dialogs, downloads files, and cannot replace the page', async ({
    page,
    context,
  }) => {
    const html = `<meta charset="utf-8"><label>Check-in <input></label>
      <a href="?tab" target="_blank">Terms</a> <a href="/status" target="_top">Leave</a>
      <button onclick="this.textContent = confirm('Sure?') ? 'Confirmed' : 'Refused'">Cancel</button>
      <a href="data:text/plain,paid" download="invoice.txt">Invoice</a>`;
    const answer = { contentType: 'text/html', body: html };
    await context.route(`${productOrigin}/widget/**`, (route) => route.fulfill(answer));
    // A frame in the new tab may navigate that tab, as payment pages do.
    const paying = `${html}<iframe srcdoc='<a href="/status" target="_top">Paid</a>'></iframe>`;
    await context.route('**/booking?tab', (route) => route.fulfill({ ...answer, body: paying }));
    await openWidget(page);
    page.on('dialog', (dialog) => void dialog.accept());
    await widget(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(widget(page).getByRole('button', { name: 'Confirmed' })).toBeVisible();
    const downloaded = page.waitForEvent('download');
    await widget(page).getByRole('link', { name: 'Invoice' }).click();
    expect((await downloaded).suggestedFilename()).toBe('invoice.txt');
    const opened = context.waitForEvent('page');
    await widget(page).getByRole('link', { name: 'Terms' }).click();
    const tab = await opened;
    await tab.frameLocator('iframe').getByRole('link', { name: 'Paid' }).click();
    await expect(tab).toHaveURL(`${productOrigin}/status`);
    const refused = page.waitForEvent('console', (line) =>
      line.text().startsWith('Unsafe attempt'),
    );
    await widget(page).getByRole('link', { name: 'Leave' }).click();
    await refused;
    await expect(page).toHaveURL('/');
  });
});
