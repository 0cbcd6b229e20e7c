import { expect, test } from './fixtures.ts';

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
