import { expect, test } from '@playwright/test';
import { recordLayoutShifts } from '../e2e/layout-shifts.ts';

const cases = [
  { path: '/', width: 390, loads: 14 },
  { path: '/', width: 1280, loads: 14 },
  { path: '/about', width: 1280, loads: 14 },
];

for (const { path, width, loads } of cases) {
  test(`at ${width} px, nothing on ${path} shifts when it arrives at a quarter of the speed`, async ({
    browser,
  }) => {
    // A centered hero jumped in one of five loads.
    for (let load = 1; load <= loads; load += 1) {
      // A context of its own has an empty cache.
      const page = await browser.newPage({ viewport: { width, height: 800 } });
      const client = await page.context().newCDPSession(page);
      await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const sumOfShifts = await recordLayoutShifts(page);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      // A header or hero that is painted half parsed jumps by 0.0012 and more. When the typefaces arrive, the
      // header's button grows by 3 pixels (0.0002), which late-fonts.test.ts allows.
      expect.soft(await sumOfShifts(), `load ${load}`).toBeLessThan(0.001);
      await page.close();
    }
  });
}
