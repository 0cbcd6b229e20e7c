import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { raiseToast, shownToast, words } from './toasts.ts';
import { needSections } from './sections.ts';

needSections('savings-calculator');

/** Swipes over an element with touch events. */
async function swipe(page: Page, over: Locator, by: { x: number; y: number }): Promise<void> {
  const box = await over.boundingBox();
  if (!box) throw new Error('There is nothing to swipe.');
  const session = await page.context().newCDPSession(page);
  const from = { x: Math.round(box.x + 60), y: Math.round(box.y + box.height / 2) };
  const touch = (type: 'touchStart' | 'touchMove', share: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: from.x + by.x * share, y: from.y + by.y * share }],
    });
  await touch('touchStart', 0);
  for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', share);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** A toast that stays until it is dismissed. */
async function raiseLastingToast(page: Page): Promise<Locator> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const toast = await raiseToast(page);
  await toast.evaluate((card) =>
    Promise.all(card.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  return toast;
}

test('a swipe of 51 px to the right dismisses a toast', async ({ page }) => {
  const toast = await raiseLastingToast(page);
  await swipe(page, toast, { x: 51, y: 0 });
  await expect(toast).toBeHidden();
});

test('a swipe of 49 px to the right, or any swipe to the left or up, does not dismiss a toast', async ({
  page,
}) => {
  const toast = await raiseLastingToast(page);
  const before = await toast.boundingBox();
  for (const by of [
    { x: 49, y: 0 },
    { x: -52, y: 0 },
    { x: 0, y: -80 },
  ]) {
    await swipe(page, toast, by);
    await expect(toast).toBeVisible();
    await expect.poll(() => toast.boundingBox()).toEqual(before);
  }
});

test('a toast never covers the focused element', async ({ page }) => {
  await raiseLastingToast(page);
  const copyLink = page.getByRole('button', { name: words.copyLink });
  await shownToast(page).getByRole('button', { name: words.close }).tap();
  // Where the toast will be.
  await copyLink.evaluate((button) => {
    scrollBy({
      top: button.getBoundingClientRect().bottom - innerHeight + 90,
      behavior: 'instant',
    });
  });
  await copyLink.focus();
  await page.keyboard.press('Enter');
  const overlap = () =>
    shownToast(page).evaluate((toast) => {
      const over = toast.getBoundingClientRect();
      const under = document.activeElement?.getBoundingClientRect();
      return under === undefined || (under.bottom > over.top && under.top < over.bottom);
    });
  await expect.poll(overlap).toBe(false);
  // The button to print and the first tab; its panel is as high as the screen.
  for (let step = 0; step < 2; step += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(overlap).toBe(false);
  }
});

test('at every width, a toast is fully visible and does not cover Scroll to top', async ({
  page,
}) => {
  const toast = await raiseLastingToast(page);
  const button = page.locator('[data-scroll-to-top]');
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await button.click({ trial: true });
    const [box, other] = [await toast.boundingBox(), await button.boundingBox()];
    if (!box || !other) throw new Error('Both have to be seen.');
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    const isBeside = box.x + box.width <= other.x || box.y + box.height <= other.y;
    expect(isBeside, `${width} px`).toBe(true);
    await toast.getByRole('button', { name: words.close }).click({ trial: true });
  }
});
