import type { Page } from '@playwright/test';

/**
 * Does something that scrolls the page and waits until it has come to rest.
 * @returns the positions it was drawn at on the way, the last included: one if it jumped.
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

/** Puts the page at a position at once, as a visitor who has scrolled there before. */
export async function jumpTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
}

/** Waits until two frames have been drawn: what was to happen at once has happened. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/** How far below the top of the screen the element of an id begins. */
export function topOf(page: Page, id: string): Promise<number> {
  return page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);
}
