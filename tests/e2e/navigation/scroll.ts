import { expect, type Page } from '@playwright/test';

/**
 * Runs an action that scrolls the page and waits until scrolling ends.
 * @returns the positions it was painted at, including the last; one position if it jumped.
 */
export async function recordScroll(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  const record = await page.evaluateHandle(() => {
    const positions: number[] = [];
    addEventListener('scroll', () => positions.push(scrollY));
    const ended = new Promise((resolve) => {
      addEventListener('scrollend', resolve, { once: true });
    });
    return { positions, ended };
  });
  await act();
  return record.evaluate(async ({ positions, ended }) => {
    await ended;
    return positions;
  });
}

/** Scrolls to a position without animation. */
export async function jumpTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await twoFrames(page);
}

/** Waits for two frames, so that anything immediate has happened. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/** The distance that a scroll to a section leaves above it, so that the sticky header covers nothing. */
const scrollOffsetPx = 80;

/**
 * Waits until a section is where a link to it scrolls, within a pixel. It asks again and again from outside,
 * since `waitForFunction` looks only once at a page without scripts.
 */
export async function reachSection(page: Page, id: string): Promise<void> {
  const distancePx = async () => {
    const box = await page.locator(`#${id}`).boundingBox();
    return box ? Math.abs(box.y - scrollOffsetPx) : Infinity;
  };
  await expect.poll(distancePx).toBeLessThanOrEqual(1);
}

/** Vertical scroll position in pixels. */
export function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}
