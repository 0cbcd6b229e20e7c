import { expect, type Page } from '@playwright/test';

/**
 * Runs an action that scrolls the page, and waits until scrolling ends.
 * @returns the scroll positions on the way, including the last; only one if the page jumped.
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
  await waitTwoFrames(page);
}

/** Waits for two frames, after which everything immediate has happened. */
export async function waitTwoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/** The space that a scroll to a section leaves above it for the sticky header. */
const scrollOffsetPx = 80;

/**
 * Waits until a section is where a link to it scrolls, within a pixel. It polls from outside the page, because
 * `waitForFunction` checks only once if JavaScript is off.
 */
export async function reachSection(page: Page, id: string): Promise<void> {
  const distancePx = async () => {
    const box = await page.locator(`#${id}`).boundingBox();
    return box ? Math.abs(box.y - scrollOffsetPx) : Infinity;
  };
  await expect.poll(distancePx).toBeLessThanOrEqual(1);
}

/** The vertical scroll position in pixels. */
export function readScrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}
