import { content } from '../../../src/content/content.ts';
import { expect, test } from '../fixtures.ts';

test('thirteen feature cards stand in order, each with its title, description and bullets, three with a picture', async ({
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
  const images = content.features.flatMap(({ image }) => image ?? []);
  expect(images).toHaveLength(3);
  for (const { alt } of images) await expect(section.getByRole('img', { name: alt })).toBeVisible();
});

test('the cards leave no hole in their grid, however wide it is', async ({ page }) => {
  await page.goto('/');
  for (const width of [768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const { filled, whole } = await page.locator('#features').evaluate((section) => {
      const grid = section.querySelector('ul');
      if (!grid) throw new Error('There is no list of cards.');
      const gap = Number.parseFloat(getComputedStyle(grid).gap);
      const area = (element: Element) => {
        const box = element.getBoundingClientRect();
        return (box.width + gap) * (box.height + gap);
      };
      const cards = [...grid.children].reduce((sum, card) => sum + area(card), 0);
      return { filled: cards, whole: area(grid) };
    });
    expect(filled / whole, `${width} px`).toBeCloseTo(1, 3);
  }
});
