import { expect, test } from './fixtures.ts';
import { recordLayoutShifts } from './layout-shifts.ts';
import { serveInPieces } from './slow-server.ts';

for (const width of [390, 1280]) {
  test(`at ${width} px, nothing shifts on a slow phone while the page loads and while a visitor scrolls`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const sumOfShifts = await recordLayoutShifts(page);
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    for (const section of await page.locator('main section:visible').all())
      await section.scrollIntoViewIfNeeded();
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    // When the fonts load, the header's button grows by 3 px (0.0002).
    expect(await sumOfShifts()).toBeLessThan(0.001);
  });

  test(`at ${width} px, nothing shifts while the first section arrives piece by piece`, async ({
    page,
    baseURL,
  }) => {
    const server = await serveInPieces(baseURL ?? '');
    await page.setViewportSize({ width, height: 800 });
    const sumOfShifts = await recordLayoutShifts(page);
    await page.goto(server.origin);
    expect(await sumOfShifts()).toBeLessThan(0.001);
    server.close();
  });
}
