import { expect, test } from './fixtures.ts';
import { recordLayoutShifts } from './layout-shifts.ts';
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
      const sumOfShifts = await recordLayoutShifts(page);
      // The page's `load` event waits for the fonts, which are preloaded.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await twoFrames(page);
      sendFonts();
      await page.evaluate(() => document.fonts.ready);
      await twoFrames(page);
      expect(await sumOfShifts()).toBeLessThan(0.02);
    });
  }
}
