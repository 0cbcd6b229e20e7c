import type { Locator } from '@playwright/test';
import { content, routes } from '../../language.ts';
import { expect, test } from '../fixtures.ts';
import { needSections } from '../sections.ts';

needSections('features', 'pricing');

/** Makes each list have this many items, by copies of its last one. */
async function setLength(lists: Locator, count: number): Promise<void> {
  await lists.evaluateAll((elements, length) => {
    for (const element of elements) {
      while (element.children.length > length) element.lastElementChild?.remove();
      while (element.children.length < length) {
        element.append(element.lastElementChild?.cloneNode(true) ?? '');
      }
    }
  }, count);
}

/** The rows of a list that end before the list does: the number of items in each. */
function rowsWithHoles(list: Locator): Promise<number[]> {
  return list.evaluate((element) => {
    const end = element.getBoundingClientRect().right;
    const boxes = [...element.children].map((item) => item.getBoundingClientRect());
    // Items of a row have the same middle, also if one is higher than the others.
    const rows = Map.groupBy(boxes, ({ top, bottom }) => Math.round((top + bottom) / 2));
    return [...rows.values()]
      .filter((row) => Math.max(...row.map(({ right }) => right)) < end - 1)
      .map(({ length }) => length);
  });
}

test('any number of feature cards fills the rows of its group', async ({ page }) => {
  await page.goto(routes.home);
  const [first] = content.pages.home.features.phases.filter(({ id }) =>
    content.features.some(({ phase }) => phase === id),
  );
  const group = page
    .locator('#features')
    .getByRole('list', { name: first?.title ?? '', exact: true });
  for (const width of [390, 800, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (let count = 13; count > 0; count -= 1) {
      await setLength(group, count);
      expect(await rowsWithHoles(group), `${count} cards at ${width} px`).toEqual([]);
    }
  }
});

test('two to five plans fill the rows of cards, and their table fits the page', async ({
  page,
}) => {
  await page.goto(routes.home);
  const { open, heading } = content.pages.home.pricing.comparison;
  await page.getByText(open, { exact: true }).click();
  const table = page.getByRole('table', { name: heading });
  const rows = table.getByRole('row').filter({ has: page.locator(':nth-child(2)') });
  const cards = page
    .locator('#pricing [role=list]')
    .filter({ has: page.locator('h3') })
    .first();
  // A class says that the middle one of three is popular.
  await cards.evaluate((list) => list.setAttribute('class', list.classList[0] ?? ''));
  for (const count of [5, 4, 3, 2]) {
    await setLength(cards, count);
    await setLength(rows, count + 1);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await rowsWithHoles(cards), `${count} plans at ${width} px`).toEqual([]);
      const tooWide = await table.getByRole('cell').evaluateAll((cells) =>
        cells
          .filter((cell) => {
            const { left, right } = cell.getBoundingClientRect();
            return left < 0 || right > innerWidth || cell.scrollWidth > cell.clientWidth;
          })
          .map(({ textContent }) => textContent),
      );
      expect(tooWide, `${count} plans at ${width} px`).toEqual([]);
    }
  }
});
