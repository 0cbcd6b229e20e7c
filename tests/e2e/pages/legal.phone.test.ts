import { content, routes } from '../../language.ts';
import { expect, test } from '../fixtures.ts';
import { headingsInText, headingsOf } from './legal-headings.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('on a phone, the table of contents is folded, opens and leads to its section', async ({
      page,
    }) => {
      await page.goto(routes.termsOfService);
      const contents = page.getByRole('main').locator('details');
      const link = contents.getByRole('link').last();
      await expect(link).toBeHidden();
      await contents.getByText(content.site.onThisPage).tap();
      await expect(contents.getByRole('link')).toHaveText(headingsOf(content.legal.termsOfService));
      await link.tap();
      await expect(page.locator(headingsInText).last()).toBeInViewport();
    });
  });
}
