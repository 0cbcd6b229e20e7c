import { loadContent } from '../../../src/content/content.ts';
import { expect, test } from '../fixtures.ts';
import { openSection } from '../islands.ts';

const content = loadContent();

test('the first screen on a laptop says what the product is, and leads to a trial and a demo', async ({
  page,
}) => {
  await page.goto('/');
  await expect(
    page.getByRole('heading', { level: 1, name: content.pages.home.hero.heading }),
  ).toBeInViewport({ ratio: 1 });
  const hero = page.getByRole('main').locator('section').first();
  await expect(hero.getByRole('link', { name: 'Start Free Trial' })).toBeInViewport({ ratio: 1 });
  await expect(hero.getByRole('img').first()).toBeInViewport({ ratio: 0.8 });
  await hero.getByRole('link', { name: 'Watch Demo' }).click();
  await expect(page).toHaveURL('/#demo');
  await expect(page.locator('#demo').getByRole('heading').first()).toBeInViewport();
});

test(
  'every feature has a card with a title, a description and bullets, also on a phone',
  { tag: '@phone' },
  async ({ page }) => {
    const features = await openSection(page, 'features');
    const cards = features
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) });
    await expect(cards).toHaveCount(content.features.length);
    await expect(cards.locator('p:has(+ ul):visible')).toHaveCount(content.features.length);
    await expect(cards.locator('li:first-child:visible')).toHaveCount(content.features.length);
  },
);

test(
  'nothing shifts on a slow phone while the page loads and while a visitor scrolls',
  { tag: '@phone' },
  async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(() => {
      const shifts: PerformanceEntry[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
        type: 'layout-shift',
        buffered: true,
      });
    });
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    for (const section of await page.locator('main section:visible').all())
      await section.scrollIntoViewIfNeeded();
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    const sumOfShifts = await page.evaluate(() =>
      (window as unknown as { shifts: { value: number }[] }).shifts.reduce(
        (sum, { value }) => sum + value,
        0,
      ),
    );
    // When the fonts load, the header's button grows by 3 px (0.0002).
    expect(sumOfShifts).toBeLessThan(0.001);
  },
);
