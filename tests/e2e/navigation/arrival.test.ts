import { content, routes, sectionHref } from '../../language.ts';
import { inPageOrder } from '../directory/vendors.ts';
import { expect, test } from '../fixtures.ts';
import { jumpTo, reachSection, scrollPosition, twoFrames } from './scroll.ts';
import { needSections } from '../sections.ts';

needSections('features', 'pricing', 'faq');

const delayMs = 300;

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a visitor with a section link sees the top until 300 ms after load, then scrolls there smoothly', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const moves: { at: number; y: number }[] = [];
      let loadedAt = Infinity;
      addEventListener('load', () => {
        loadedAt = performance.now();
        // How long a timer of that length really takes on this machine.
        setTimeout(() => Object.assign(arrival, { timerAt: performance.now() - loadedAt }), 300);
      });
      addEventListener('scroll', () =>
        moves.push({ at: performance.now() - loadedAt, y: scrollY }),
      );
      const ended = new Promise((resolve) =>
        addEventListener('scrollend', resolve, { once: true }),
      );
      const arrival = { moves, ended };
      Object.assign(window, { arrival });
    });
    await page.goto(sectionHref('pricing'));
    const { moves, timerAt } = await page.evaluate(async () => {
      const { arrival } = window as unknown as {
        arrival: { moves: { at: number; y: number }[]; timerAt: number; ended: Promise<unknown> };
      };
      await arrival.ended;
      return { moves: arrival.moves, timerAt: arrival.timerAt };
    });
    const [first, ...rest] = moves;
    expect(first?.at).toBeGreaterThanOrEqual(delayMs - 1);
    expect(first?.at).toBeLessThan(timerAt + 500);
    const end = rest.at(-1)?.y ?? 0;
    expect(first?.y).toBeLessThan(end / 2);
    expect(rest.some(({ y }) => y > 0 && y < end)).toBe(true);
    // A jump takes no time. A busy machine paints fewer positions, but doesn't finish sooner.
    expect((rest.at(-1)?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(100);
    await reachSection(page, 'pricing');
  });

  test('a link to a question scrolls to its start, not past it', async ({ page }) => {
    for (const { id } of content.faq) {
      await page.goto('about:blank');
      await page.goto(`${routes.home}#${id}`);
      await page.evaluate(() => new Promise((end) => addEventListener('scrollend', end)));
      await reachSection(page, id);
    }
  });
});

test('arriving at a section leaves one history entry with its hash', async ({ page }) => {
  await page.goto(routes.about);
  await page.goto(sectionHref('faq'));
  await expect(page).toHaveURL(sectionHref('faq'));
  await page.goBack();
  await expect(page).toHaveURL(routes.about);
});

test('a reload keeps the scroll position', async ({ page }) => {
  await page.goto(sectionHref('features'));
  await reachSection(page, 'features');
  await jumpTo(page, 250);
  await page.reload();
  await twoFrames(page);
  expect(await scrollPosition(page)).toBe(250);
});

test('an unknown hash does nothing', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const hash of ['#nope', '#%E0%A4%A', '#<img src=x onerror=alert(1)>', '#constructor']) {
    await page.goto('about:blank');
    await page.goto(`${routes.home}${hash}`);
    await page.waitForFunction(() => location.hash !== '');
    await twoFrames(page);
    expect(await scrollPosition(page), hash).toBe(0);
    expect(dialogs).toEqual([]);
  }
});

test('on other pages the browser handles the hash', async ({ page }) => {
  const category = inPageOrder.at(-1)?.categoryId ?? '';
  await page.goto(`${routes.integrations}#${category}`);
  await expect(page.locator(`#${category}`)).toBeInViewport();
});

test('with reduced motion, the page jumps to the section after the delay', async ({ page }) => {
  await page.addInitScript(() => {
    const positions: number[] = [];
    addEventListener('scroll', () => positions.push(scrollY));
    Object.assign(window, { positions });
  });
  await page.goto(sectionHref('pricing'));
  await reachSection(page, 'pricing');
  await twoFrames(page);
  const positions = await page.evaluate(
    () => (window as unknown as { positions: number[] }).positions,
  );
  expect(new Set(positions).size).toBe(1);
});

test('a visitor who scrolls before the section is reached is not moved', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('load', () => dispatchEvent(new WheelEvent('wheel')));
  });
  await page.goto(sectionHref('pricing'));
  await expect(page).toHaveURL(sectionHref('pricing'));
  await twoFrames(page);
  expect(await scrollPosition(page)).toBe(0);
});
