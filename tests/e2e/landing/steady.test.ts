import { expect, test } from '../fixtures.ts';
import { recordLayoutShifts } from '../layout-shifts.ts';

// As many loads as showed six jumps while the hero was centered.
const loads = 28;

test('nothing moves while the landing page arrives at a quarter of the speed', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const sumOfShifts = await recordLayoutShifts(page);
  for (let load = 1; load <= loads; load += 1) {
    await page.goto('/');
    // The board's jumps were 0.05 and more; a late typeface may move a line by less than 0.02.
    expect(await sumOfShifts(), `load ${load}`).toBeLessThan(0.02);
  }
});
