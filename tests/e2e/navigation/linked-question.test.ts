import { content, routes } from '../../language.ts';
import { expect, test } from '../fixtures.ts';
import { needSections } from '../sections.ts';

needSections('faq');

test('a link to a question opens it, on page load and within the page', async ({ page }) => {
  const [first, second] = content.faq;
  await page.goto(`${routes.home}#${second?.id}`);
  await expect(page.getByText(second?.answer ?? '')).toBeVisible();
  await page.evaluate((hash) => location.assign(hash), `#${first?.id}`);
  await expect(page.getByText(first?.answer ?? '')).toBeVisible();
});

test('a link that is clicked with Alt is left to the browser, which saves it', async ({ page }) => {
  await page.goto(routes.home);
  const isTaken = await page.locator('a[href*="#"]').evaluateAll(
    ([link]) =>
      new Promise((resolve) => {
        addEventListener('click', (event) => {
          resolve(event.defaultPrevented);
          event.preventDefault();
        });
        link?.dispatchEvent(
          new MouseEvent('click', { altKey: true, bubbles: true, cancelable: true }),
        );
      }),
  );
  expect(isTaken).toBe(false);
});
