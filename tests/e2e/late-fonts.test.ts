import { expect, test } from './fixtures.ts';
import { twoFrames } from './navigation/scroll.ts';

for (const width of [390, 1280]) {
  for (const path of ['/', '/about']) {
    test(`fonts that load late shift nothing on ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const { promise: isPainted, resolve: sendFonts } = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (route) => {
        await isPainted;
        await route.fallback();
      });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      // The page's `load` event waits for the fonts, which are preloaded.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await twoFrames(page);
      sendFonts();
      await page.evaluate(() => document.fonts.ready);
      await twoFrames(page);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
    });
  }
}
