import type { Page } from '@playwright/test';

/** Scrolls to the booking frame: the page adds it when it comes near, and the browser then loads it. */
export async function reachBookingFrame(page: Page): Promise<void> {
  await page.locator('#book-your-stay figure').scrollIntoViewIfNeeded();
  await page.locator('#book-your-stay iframe').scrollIntoViewIfNeeded();
}
