import { expect, test } from './fixtures.ts';
import { openSection } from './landing/open-section.ts';

test('phone numbers and mail addresses read from left to right in a right-to-left page', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  for (const link of await page.locator('[href^="tel:"], main dl [href^="mailto:"]').all()) {
    const [first, last] = await link.evaluate((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const nodes: Text[] = [];
      while (texts.nextNode()) nodes.push(texts.currentNode as Text);
      const place = (node: Text | undefined, at: number) => {
        const range = document.createRange();
        if (!node) return 0;
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getBoundingClientRect().left;
      };
      const end = nodes.at(-1);
      return [place(nodes[0], 0), place(end, (end?.length ?? 1) - 1)];
    });
    expect(first).toBeLessThan(last ?? 0);
  }
});

test('in a right-to-left page, the left arrow leads on', async ({ page }) => {
  const showcase = await openSection(page, 'showcase');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await showcase.getByRole('tab', { name: 'Core Platform' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(showcase.getByRole('tab', { name: 'Calendar Sync' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(showcase.getByRole('tab', { name: 'Core Platform' })).toBeFocused();
});
