import { pageWords } from '../../../src/content/page-words.ts';
import { content, routes } from '../../language.ts';
import { expect, test } from '../fixtures.ts';

const { openings } = pageWords('careers', content);

test('the careers page shows every open position with a way to apply, or says that there is none', async ({
  page,
}) => {
  await page.goto(routes.careers);
  const main = page.getByRole('main');
  for (const { id, title, place, address = routes.contact } of openings.positions) {
    const position = main.locator(`#${id}`);
    await expect(position.getByRole('heading', { level: 3, name: title })).toBeVisible();
    await expect(position.getByText(place)).toBeVisible();
    const apply = position.getByRole('link', { name: openings.apply.replace('{title}', title) });
    await expect(apply).toHaveAttribute('href', address);
  }
  const notice = main.getByRole('heading', { name: openings.none.heading });
  await expect(notice).toBeVisible({ visible: openings.positions.length === 0 });
});
