import { content, routes } from '../../language.ts';
import { expect, test } from '../fixtures.ts';
import { needSections } from '../sections.ts';

needSections('faq');

const { items } = content.pages.contact.faq;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the questions of the contact page open one at a time and can all be closed', async ({
      page,
    }) => {
      await page.goto(routes.contact);
      const questions = page.getByRole('main').locator('summary');
      const open = page.getByRole('main').locator('details[open]');
      await expect(questions).toHaveText(items.map(({ question }) => question));
      await expect(questions).toHaveCount(4);
      await expect(open).toHaveCount(0);
      for (const [index, { answer }] of items.entries()) {
        await questions.nth(index).click();
        await expect(open).toHaveCount(1);
        await expect(open.locator('p')).toHaveText(answer);
        await expect(open.locator('p')).toBeVisible();
      }
      await questions.last().focus();
      await page.keyboard.press('Enter');
      await expect(open).toHaveCount(0);
    });
  });
}
