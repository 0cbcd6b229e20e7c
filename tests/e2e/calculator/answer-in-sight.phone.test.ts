import { expect, test } from '../fixtures.ts';
import { openCalculator, waitUntilStarted } from './savings.ts';

for (const [width, path] of [
  [390, ''],
  [320, 'id?plan=pro&view=yearly'],
] as const) {
  test(`at ${width} px, the answer stays in sight while any number changes, and covers none: /${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 664 });
    await openCalculator(page);
    await page.goto(`/${path}`);
    const section = page.locator('#savings-calculator');
    await section.scrollIntoViewIfNeeded();
    await waitUntilStarted(section);
    const answer = section.locator('strong').first();
    const inputs = section.locator('form > div').first().locator('input, select');
    for (const input of await inputs.all()) {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await input.focus();
      await expect(input).toBeInViewport({ ratio: 1 });
      await expect(answer).toBeInViewport({ ratio: 1 });
      const [above, below] = [await answer.boundingBox(), await input.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    }
  });
}
