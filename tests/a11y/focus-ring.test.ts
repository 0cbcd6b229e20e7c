import { expect, test } from '../e2e/fixtures.ts';

test(
  'the focus ring of a question does not overlap any text',
  { tag: '@phone' },
  async ({ page }) => {
    for (const path of ['/', '/contact']) {
      await page.goto(path);
      for (const question of await page.locator('details[name] > summary').all()) {
        await question.focus();
        await page.keyboard.press('Enter');
        const crossed = await question.evaluate((summary) => {
          const style = getComputedStyle(summary);
          const inner = Number.parseFloat(style.outlineOffset);
          const outer = inner + Number.parseFloat(style.outlineWidth);
          const { left, right, bottom } = summary.getBoundingClientRect();
          const boxOf = (words: Node) => {
            const range = document.createRange();
            range.selectNodeContents(words);
            return range.getBoundingClientRect();
          };
          const own = boxOf(summary);
          const answer = boxOf(summary.nextElementSibling ?? summary);
          const isCrossed = own.left < left - inner || own.right > right + inner;
          return isCrossed || answer.top < bottom + outer;
        });
        expect(crossed, `${await question.textContent()} on ${path}`).toBe(false);
      }
    }
  },
);
