import { expect, test } from '../fixtures.ts';
import { waitForHydration } from '../calculator/savings.ts';
import { openSection } from './open-section.ts';

test('a vertical swipe that begins on a slider scrolls the page and does not change the value', async ({
  page,
}) => {
  const section = await openSection(page, 'savings-calculator');
  await waitForHydration(section);
  const input = section.getByRole('slider', { name: 'Nightly rate' });
  await input.scrollIntoViewIfNeeded();
  const value = await input.inputValue();
  const box = await input.boundingBox();
  if (!box) throw new Error('The slider is not shown.');
  const top = await page.evaluate(() => scrollY);
  const client = await page.context().newCDPSession(page);
  const x = box.x + box.width * 0.85;
  const y = box.y + box.height / 2;
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let moved = 10; moved <= 150; moved += 10)
    await client.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x, y: y - moved }],
    });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(top + 50);
  await expect(input).toHaveValue(value);
});
