import { expect, test } from '@playwright/test';
import { recordLayoutShifts } from '../e2e/layout-shifts.ts';

for (const width of [390, 1280]) {
  test(`at ${width} px, nothing on a landing page that arrives at a quarter of the speed shifts`, async ({
    browser,
  }) => {
    // A centered hero jumped in one of five loads.
    for (let load = 1; load <= 14; load += 1) {
      // A context of its own has an empty cache.
      const page = await browser.newPage({ viewport: { width, height: 800 } });
      const client = await page.context().newCDPSession(page);
      await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const sumOfShifts = await recordLayoutShifts(page);
      await page.goto('/');
      await page.evaluate(() => document.fonts.ready);
      // A box that waits for content jumps by 0.003 and more. When the typefaces arrive, the header's button
      // grows by 3 pixels (0.0001), which late-fonts.test.ts allows.
      expect.soft(await sumOfShifts(), `load ${load}`).toBeLessThan(0.001);
      await page.close();
    }
  });
}
