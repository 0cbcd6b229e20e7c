import sharp from 'sharp';
import { sectionIds } from '../../src/config/routes.ts';
import { expect, test } from './fixtures.ts';

test('a screenshot of the whole page shows every section', async ({ page }) => {
  await page.goto('/');
  const picture = await page.screenshot({ fullPage: true });
  for (const id of sectionIds) {
    const { left, top, width, height } = await page.locator(`#${id}`).evaluate((section) => {
      const box = section.getBoundingClientRect();
      return {
        left: 0,
        top: Math.round(box.top),
        width: innerWidth,
        height: Math.floor(box.height),
      };
    });
    const part = await sharp(picture).extract({ left, top, width, height }).toBuffer();
    // A section that is not painted has a single color.
    const { entropy } = await sharp(part).stats();
    expect.soft(entropy, id).toBeGreaterThan(0.3);
  }
});
