import { routes } from '../../../src/config/routes.ts';
import { content } from '../../../src/content/content.ts';
import { expect, test } from '../fixtures.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('on a phone, the table of contents is folded, opens and leads to its section', async ({
      page,
    }) => {
      await page.goto(routes.termsOfService);
      const { headings } = content.legal.termsOfService;
      const contents = page.getByRole('main').locator('details');
      const link = contents.getByRole('link').last();
      await expect(link).toBeHidden();
      await contents.getByText(content.shell.onThisPage).tap();
      await expect(contents.getByRole('link')).toHaveText(headings.map(({ text }) => text));
      await link.tap();
      await expect(
        page.getByRole('article').getByRole('heading', { level: 2 }).last(),
      ).toBeInViewport();
    });
  });
}
