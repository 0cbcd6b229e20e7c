import { loadContent } from '../../../src/content/content.ts';
import { expect, test } from '../fixtures.ts';
import { jumpTo, reachSection, recordScroll, readScrollPosition, waitTwoFrames } from './scroll.ts';

const { company } = loadContent();

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('section links scroll smoothly to 80 px above the section, the logo and Scroll to top to the top', async ({
    page,
  }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    const button = page.getByRole('button', { name: 'Scroll to top' });
    await expect(button).toBeHidden();
    const down = await recordScroll(page, () =>
      header.getByRole('link', { name: 'Pricing' }).click(),
    );
    expect(down.length).toBeGreaterThan(3);
    await reachSection(page, 'pricing');
    await expect(page).toHaveURL('/#pricing');
    for (const control of [header.getByRole('link', { name: company.name }), button]) {
      await jumpTo(page, 900);
      const up = await recordScroll(page, () => control.click());
      expect(up.length).toBeGreaterThan(3);
      expect(up.at(-1)).toBe(0);
      await expect(page).toHaveURL('/');
    }
    await jumpTo(page, 301);
    await expect(button).toBeVisible();
    await jumpTo(page, 300);
    await expect(button).toBeHidden();
  });

  test('a visitor with a section link sees the top for 300 ms, then scrolls there smoothly', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const arrival = { loadedAt: 0, moves: [] as { at: number; y: number }[] };
      addEventListener('load', () => (arrival.loadedAt = performance.now()));
      addEventListener('scroll', () => arrival.moves.push({ at: performance.now(), y: scrollY }));
      const ended = new Promise((resolve) =>
        addEventListener('scrollend', resolve, { once: true }),
      );
      Object.assign(window, { arrival, ended });
    });
    await page.goto('/#pricing');
    const { loadedAt, moves } = await page.evaluate(async () => {
      const { arrival, ended } = window as unknown as {
        arrival: { loadedAt: number; moves: { at: number; y: number }[] };
        ended: Promise<unknown>;
      };
      await ended;
      return arrival;
    });
    await reachSection(page, 'pricing');
    const end = moves.at(-1)?.y ?? 0;
    expect((moves[0]?.at ?? 0) - loadedAt).toBeGreaterThanOrEqual(299);
    expect(moves[0]?.y).toBeLessThan(end / 2);
    expect(moves.some(({ y }) => y > 0 && y < end)).toBe(true);
  });
});

test('with reduced motion, a section link jumps, from any page, every time, and keeps the query', async ({
  page,
}) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/#pricing');
  await reachSection(page, 'pricing');

  await page.goto('/?utm_source=letter');
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  const link = page.getByRole('banner').getByRole('link', { name: 'Pricing' });
  const scrollToTop = page.getByRole('button', { name: 'Scroll to top' });
  for (const _ of ['once', 'twice']) {
    expect(await recordScroll(page, () => link.click())).toHaveLength(1);
    await reachSection(page, 'pricing');
    await expect(page).toHaveURL('/?utm_source=letter#pricing');
    expect(await recordScroll(page, () => scrollToTop.click())).toEqual([0]);
  }
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
});

test('Back returns to the address and the scroll position, and a reload keeps the position', async ({
  page,
}) => {
  await page.goto('/');
  await jumpTo(page, 420);
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await reachSection(page, 'pricing');
  await recordScroll(page, () => page.goBack());
  await expect(page).toHaveURL('/');
  expect(await readScrollPosition(page)).toBe(420);
  await page.reload();
  await waitTwoFrames(page);
  expect(await readScrollPosition(page)).toBe(420);
});

test('a bad hash does nothing', async ({ page }) => {
  for (const hash of ['#nope', '#%E0%A4%A', '#<img src=x onerror=alert(1)>']) {
    await page.goto('about:blank');
    await page.goto(`/${hash}`);
    await page.waitForFunction(() => location.hash !== '');
    await waitTwoFrames(page);
    expect(await readScrollPosition(page), hash).toBe(0);
  }
});

test('a link to a question opens it, on arrival and within the page', async ({ page }) => {
  await page.goto('/');
  const ids = await page.locator('#faq details').evaluateAll((all) => all.map(({ id }) => id));
  await page.goto('about:blank');
  await page.goto(`/#${ids[1]}`);
  await expect(page.locator(`#${ids[1]}`)).toHaveAttribute('open');
  await page.evaluate((hash) => location.assign(hash), `#${ids[0]}`);
  await expect(page.locator(`#${ids[0]}`)).toHaveAttribute('open');
});

test('a pressed question stays in place while one above it closes, and closes when it is pressed again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  const items = page.locator('main details[name]');
  await items.first().locator('summary').click();
  const second = items.nth(1).locator('summary');
  await second.evaluate((summary) =>
    scrollBy({ top: summary.getBoundingClientRect().top - 160, behavior: 'instant' }),
  );
  await waitTwoFrames(page);
  const before = (await second.boundingBox())?.y ?? 0;
  await second.click();
  await expect(items.first()).not.toHaveAttribute('open');
  await waitTwoFrames(page);
  expect(Math.abs(((await second.boundingBox())?.y ?? 0) - before)).toBeLessThanOrEqual(1);
  await second.press('Enter');
  await expect(page.locator('main details[open]')).toHaveCount(0);
});

test(
  'Scroll to top does not cover the plus sign of a question',
  { tag: '@phone-only' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/contact');
    const button = page.getByRole('button', { name: 'Scroll to top' });
    const question = page.locator('summary').filter({ visible: true }).first();
    const top = await question.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    await jumpTo(page, top - 590);
    await expect(button).toBeVisible();
    const row = await question.boundingBox();
    const place = await button.boundingBox();
    if (!row || !place) throw new Error('Nothing is shown.');
    expect(place.x).toBeGreaterThanOrEqual(row.x + row.width);
    await page.touchscreen.tap(row.x + row.width - 6, place.y + place.height / 2);
    await expect(page.locator('details[open]')).toHaveCount(1);
  },
);
