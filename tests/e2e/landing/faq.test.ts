import { content } from '../../../src/content/content.ts';
import { expect, test } from '../fixtures.ts';

test('questions open one at a time and can all be closed', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('#faq');
  const open = section.locator('details[open]');
  await expect(section.locator('details')).toHaveCount(4);
  await expect(open).toHaveCount(0);
  for (const { question, answer } of content.faq) {
    await section.getByText(question).click();
    await expect(open).toHaveCount(1);
    await expect(section.getByText(answer)).toBeVisible();
  }
  await section.getByText(content.faq.at(-1)?.question ?? '').click();
  await expect(open).toHaveCount(0);
});

test('a link to a question opens it, on arrival and within the page', async ({ page }) => {
  const [first, second] = content.faq;
  await page.goto(`/#${second?.id}`);
  await expect(page.getByText(second?.answer ?? '')).toBeVisible();
  await page.evaluate((hash) => location.assign(hash), `#${first?.id}`);
  await expect(page.getByText(first?.answer ?? '')).toBeVisible();
});
