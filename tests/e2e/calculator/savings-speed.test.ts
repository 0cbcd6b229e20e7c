import { routes } from '../../language.ts';
import { expect, test } from '../fixtures.ts';
import { twoFrames } from '../navigation/scroll.ts';
import { labels, resultsOf, nextRate } from './savings.ts';
import { needSections } from '../sections.ts';

needSections('savings-calculator');

test('on a CPU slowed four times, a dragged slider responds within 200 ms', async ({ page }) => {
  await page.goto(routes.home);
  const section = page.locator('#savings-calculator');
  await section.scrollIntoViewIfNeeded();
  const rate = section.getByRole('slider', { name: labels.nightlyRate.label });
  await rate.fill(String(nextRate));
  await expect(section.locator('output[name="otaCost"]')).toHaveText(
    resultsOf({ nightlyRate: nextRate }).otaCost,
  );

  // Waits until the slider no longer moves, since the page may still be scrolling, and nothing covers it.
  await rate.hover();
  const box = await rate.boundingBox();
  if (!box) throw new Error('The slider is not to be seen.');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    const delays: number[] = [];
    Object.assign(globalThis, { delays });
    addEventListener('input', ({ timeStamp }) => {
      // Work deferred by a frame's callbacks runs after that frame is painted.
      requestAnimationFrame(() => {
        setTimeout(() => delays.push(performance.now() - timeStamp));
      });
    });
  });
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width / 4, y);
  await page.mouse.down();
  for (let part = 5; part <= 18; part += 1) {
    await page.mouse.move(box.x + (box.width * part) / 20, y);
    // Measure each step separately.
    await twoFrames(page);
  }
  await page.mouse.up();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(rate).not.toHaveValue(String(nextRate));
  await page.waitForFunction(
    () => (globalThis as unknown as { delays: number[] }).delays.length > 4,
  );

  const delays = await page.evaluate(() => (globalThis as unknown as { delays: number[] }).delays);
  const median = delays.toSorted((a, b) => a - b)[Math.floor(delays.length / 2)];
  expect(median).toBeLessThan(200);
});
