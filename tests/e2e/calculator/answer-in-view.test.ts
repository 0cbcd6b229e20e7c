import { expect, test } from '../fixtures.ts';
import { findLayoutFaults } from '../../a11y/layout-faults.ts';
import { openSection } from '../islands.ts';
import { inEveryLanguage } from '../pages.ts';

const otherLanguage = inEveryLanguage(['/']).at(-1);

for (const [width, path] of [
  [390, '/'],
  [320, `${otherLanguage}?rate=500&occupancy=100&properties=50&view=yearly`],
] as const)
  test(
    `at ${width} px, every amount is on one line, the answer is in view while a visitor changes any input, and does not cover it: ${path}`,
    { tag: '@phone-only' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 664 });
      const section = await openSection(page, 'savings-calculator', path);
      const bar = section.locator('[data-result-bar]');
      for (const input of await section.locator(':is(input, select):not(details *)').all()) {
        if ((await input.getAttribute('role')) === 'switch') continue;
        await page.evaluate(() => scrollTo(0, 0));
        await input.focus();
        await expect(input).toBeInViewport({ ratio: 1 });
        // The lower edge of the bar can be at half a pixel.
        await expect(bar).toBeInViewport({ ratio: 0.99 });
        const [above, below] = [await input.boundingBox(), await bar.boundingBox()];
        expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
      }
      await bar.getByRole('link').click();
      await expect(section.locator('output').first()).toBeInViewport({ ratio: 1 });
      const broken = await section.locator('output, b, strong').evaluateAll((amounts) =>
        amounts.flatMap((amount) => {
          const box = amount.getBoundingClientRect();
          const line = Number.parseFloat(getComputedStyle(amount).lineHeight);
          const isWhole = box.height < 1.9 * line && box.right < innerWidth - 20;
          return box.width === 0 || isWhole ? [] : [amount.textContent];
        }),
      );
      expect(broken).toEqual([]);
      expect(await findLayoutFaults(page)).toEqual([]);
    },
  );
