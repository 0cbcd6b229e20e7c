import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openSection } from '../islands.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Copies a link in the calculator with the clock paused: only `page.clock.runFor` advances it. */
async function copyLink(page: Page): Promise<Locator> {
  const section = await openSection(page, 'savings-calculator');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await section.getByRole('button', { name: 'Copy link' }).click();
  const toast = page.getByRole('region', { name: 'Notifications' });
  await expect(toast).toContainText('Link copied.');
  await page.mouse.move(1, 1);
  return toast;
}

test('one toast at a time is announced, and stays for five seconds, or longer under the pointer', async ({
  page,
}) => {
  const toast = await copyLink(page);
  await page.clock.runFor(3000);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.mouse.move(1, 1);
  await expect(toast).toHaveCount(1);
  await expect(page.locator('[aria-live="polite"]', { hasText: 'Link copied.' })).toHaveCount(1);
  await page.clock.runFor(4900);
  await toast.hover();
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(1, 1);
  await page.clock.runFor(5000);
  await expect(toast).toBeHidden();
});

test(
  'a visitor closes a toast by swiping it more than 50 px to the right',
  { tag: '@phone-only' },
  async ({ page }) => {
    const toast = await copyLink(page);
    await toast.evaluate((card) =>
      Promise.all(card.getAnimations().map(({ finished }) => finished)),
    );
    const client = await page.context().newCDPSession(page);
    const swipe = async (distancePx: number) => {
      const box = await toast.boundingBox();
      const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + (box?.height ?? 0) / 2];
      const touch = (type: 'touchStart' | 'touchMove', at: number) =>
        client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x + at, y }] });
      await touch('touchStart', 0);
      for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', distancePx * share);
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(49);
    await expect(toast).toBeVisible();
    await swipe(51);
    await expect(toast).toBeHidden();
  },
);
