import { expect, test } from '../fixtures.ts';
import { inEveryLanguage } from '../pages.ts';
import { largePlan, openCalculator, waitForHydration } from './savings.ts';

for (const [width, path] of [
  [390, ''],
  [320, `${inEveryLanguage(['/']).at(-1)?.slice(1)}?plan=${largePlan}&view=yearly`],
] as const) {
  test(`at ${width} px, the answer is in view while a visitor changes any input, and does not cover it: /${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 664 });
    await openCalculator(page);
    await page.goto(`/${path}`);
    const section = page.locator('#savings-calculator');
    await section.scrollIntoViewIfNeeded();
    await waitForHydration(section);
    const bar = section.locator('[data-result-bar]');
    for (const input of await section
      .locator(':is([type="range"], [type="text"], select):not(details *)')
      .all()) {
      await page.evaluate(() => scrollTo(0, 0));
      await expect(bar).toBeHidden();
      await input.focus();
      await expect(input).toBeInViewport({ ratio: 1 });
      // The lower edge of the bar can be at half a pixel.
      await expect(bar).toBeInViewport({ ratio: 0.99 });
      const [above, below] = [await input.boundingBox(), await bar.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    }
    await bar.getByRole('link').click();
    await expect(section.locator('output').first()).toBeInViewport({ ratio: 1 });
    await expect(bar).toBeHidden();
  });
}
