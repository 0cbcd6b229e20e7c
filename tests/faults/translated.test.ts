import { expect, test } from '../e2e/fixtures.ts';

// React reports that it renders an island again because its HTML was translated before hydration.
test.use({ expectedErrors: /Minified React error #418/ });

test('a page keeps working while the browser translates it', async ({ page }) => {
  await page.goto('/');
  // Like in-page translators, wraps every text in an element, including texts that are added later.
  await page.evaluate(() => {
    const rewrite = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const isDone = text.parentElement?.closest('script, style, translated-text');
        if (!text.data.trim() || !text.parentElement || isDone) continue;
        const translated = document.createElement('translated-text');
        translated.append(`‹${text.data}›`);
        text.replaceWith(translated);
      }
    };
    rewrite(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        for (const node of [target, ...addedNodes]) if (node.isConnected) rewrite(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });

  const showcase = page.locator('#showcase');
  await showcase.scrollIntoViewIfNeeded();
  await expect(showcase.locator('astro-island[ssr]')).toHaveCount(0);
  await showcase.getByRole('tab', { name: 'Sustainability' }).click();
  await expect(showcase.getByRole('tab', { selected: true })).toHaveText('‹Sustainability›');

  const calculator = page.locator('#savings-calculator');
  await calculator.scrollIntoViewIfNeeded();
  await expect(calculator.locator('astro-island[ssr]')).toHaveCount(0);
  const cost = calculator.locator('output[name="otaCost"]');
  const before = await cost.innerText();
  await calculator.getByRole('slider', { name: 'Nightly rate' }).press('End');
  await expect(cost).not.toHaveText(before);
  await expect(cost).toHaveText(/^‹.*\d.*›$/);
});
