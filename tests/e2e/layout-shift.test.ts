import { expect, test } from './fixtures.ts';

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
