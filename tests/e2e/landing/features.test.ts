import { content } from '../../../src/content/content.ts';
import { expect, test } from '../fixtures.ts';

test('thirteen feature cards stand in order, each with its title, description and bullets', async ({
  page,
}) => {
  await page.goto('/');
  const section = page.locator('#features');
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(
    content.features.map(({ title }) => title),
  );
  for (const { title, description, bullets } of content.features) {
    const card = section.getByRole('listitem').filter({
      has: page.getByRole('heading', { name: title, exact: true }),
    });
    await expect(card).toContainText(description);
    await expect(card.getByRole('listitem')).toHaveText(bullets);
  }
});
