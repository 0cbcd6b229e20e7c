import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { raiseToast, words } from '../toasts.ts';
import { needSections } from '../sections.ts';

needSections('savings-calculator');

/** Stops the page's clock before it opens: time passes only by `page.clock.runFor`. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

test('a toast is there for five seconds', async ({ page }) => {
  await stopClock(page);
  const toast = await raiseToast(page);
  await page.mouse.move(1, 1);
  await page.clock.runFor(4999);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast).toBeHidden();
});

test('time stands still while it is pointed at, focused or in a hidden window', async ({
  page,
}) => {
  await stopClock(page);
  const toast = await raiseToast(page);
  await page.mouse.move(1, 1);
  await page.clock.runFor(2000);

  await toast.hover();
  await page.clock.runFor(60_000);
  await page.keyboard.press('F8');
  await page.mouse.move(1, 1);
  await page.clock.runFor(60_000);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.getByRole('button', { name: words.copyLink }).focus();
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();

  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(2999);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast).toBeHidden();
});

test('one toast at a time: the newest, for its own five seconds', async ({ page }) => {
  await stopClock(page);
  const toast = await raiseToast(page);
  await page.clock.runFor(3000);
  await page.getByRole('button', { name: words.copyLink }).click();
  await expect(toast).toHaveCount(1);
  await page.mouse.move(1, 1);
  await page.clock.runFor(4999);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast).toBeHidden();
});

test('F8 leads to it, Escape closes it, and the focus is back where it was', async ({ page }) => {
  const toast = await raiseToast(page);
  const copyLink = page.getByRole('button', { name: words.copyLink });
  await copyLink.focus();
  await page.keyboard.press('F8');
  await expect(toast).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('button', { name: words.close })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toast).toBeHidden();
  await expect(copyLink).toBeFocused();
});

test(
  'its button closes it, and the page stays where it is',
  { tag: '@phone' },
  async ({ page }) => {
    const toast = await raiseToast(page);
    const before = await page.evaluate(() => scrollY);
    await toast.getByRole('button', { name: words.close }).click();
    await expect(toast).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(before);
  },
);

test('it is told to screen readers: politely, again when it comes again', async ({ page }) => {
  await stopClock(page);
  await raiseToast(page);
  const polite = page.locator('[data-toasts] > [aria-live="polite"]');
  await expect(polite).toHaveText('');
  await page.clock.runFor(200);
  await expect(polite).toHaveText(words.linkCopied);
  await page.getByRole('button', { name: words.copyLink }).click();
  await expect(polite).toHaveText('');
  await page.clock.runFor(200);
  await expect(polite).toHaveText(words.linkCopied);
  await expect(page.locator('[data-toasts] > [aria-live="assertive"]')).toHaveText('');
});
