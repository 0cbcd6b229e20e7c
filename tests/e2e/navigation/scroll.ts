import type { Page } from '@playwright/test';
import { scrollOffsetPx } from '../site.ts';

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
  await twoFrames(page);
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

/** Waits until a section begins where a link to it puts it, within a pixel. */
export async function reachSection(page: Page, id: string): Promise<void> {
  await page.waitForFunction(
    ([section, offset]) => {
      const top = document.getElementById(section)?.getBoundingClientRect().top;
      return top !== undefined && Math.abs(top - offset) <= 1;
    },
    [id, scrollOffsetPx] as const,
  );
}

/** How far the page is scrolled down. */
export function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}
