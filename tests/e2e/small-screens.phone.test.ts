import { expect, test } from './fixtures.ts';
import { jumpTo } from './navigation/scroll.ts';
import { inEveryLanguage, legalPages } from './pages.ts';

test('Scroll to top does not cover the plus sign of a question', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/contact');
  const button = page.getByRole('button', { name: 'Scroll to top' });
  const question = page.locator('summary').filter({ visible: true }).first();
  const top = await question.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  await jumpTo(page, top - 590);
  await expect(button).toBeVisible();
  const row = await question.boundingBox();
  const place = await button.boundingBox();
  if (!row || !place) throw new Error('Nothing is shown.');
  expect(place.x).toBeGreaterThanOrEqual(row.x + row.width);
  await page.touchscreen.tap(row.x + row.width - 6, place.y + place.height / 2);
  await expect(page.locator('details[open]')).toHaveCount(1);
});

test('tables on legal pages keep words whole, and scroll in their own region if they are wide', async ({
  page,
}) => {
  for (const path of inEveryLanguage(legalPages)) {
    await page.goto(path);
    const tables = page.locator('main section[tabindex="0"]');
    const ends = await tables.evaluateAll((all) =>
      all.map((region) => {
        region.scrollLeft = region.scrollWidth;
        const table = region.querySelector('table')?.getBoundingClientRect();
        return (table?.right ?? Infinity) - region.getBoundingClientRect().right;
      }),
    );
    expect(Math.max(0, ...ends), path).toBeLessThan(1);
    const broken = await tables.evaluateAll((all) => {
      const range = document.createRange();
      const words: string[] = [];
      for (const table of all) {
        const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          for (const { 0: word, index } of (texts.currentNode.nodeValue ?? '').matchAll(/\w+/g)) {
            range.setStart(texts.currentNode, index);
            range.setEnd(texts.currentNode, index + word.length);
            if (range.getClientRects().length > 1) words.push(word);
          }
        }
      }
      return words;
    });
    expect(broken, path).toEqual([]);
  }
});
