import { expect, test } from '../fixtures.ts';

for (const [width, address] of [
  [320, '/id'],
  [360, '/id?properties=12&direct=40&ota=agoda&plan=pro&view=yearly'],
  [390, '/?properties=50&rate=500&occupancy=100&view=yearly'],
] as const) {
  test(`at ${width} px, every amount of ${address} is in its table`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${address}#savings-calculator`);
    const section = page.locator('#savings-calculator');
    await section.locator('summary').click();
    for (const tab of [0, 1]) {
      await section.getByRole('tab').nth(tab).click();
      const tables = section.getByRole('table');
      await expect(tables).toHaveCount(2);
      const cells = await tables.getByRole('cell').evaluateAll((all) =>
        all.map((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          const { left, right } = range.getBoundingClientRect();
          const box = cell.closest('table')?.getBoundingClientRect();
          const isInside = left >= (box?.left ?? 0) && right <= (box?.right ?? 0) + 1;
          return isInside ? '' : cell.textContent;
        }),
      );
      expect(cells.length).toBeGreaterThan(10);
      expect(cells.filter(Boolean)).toEqual([]);
    }
  });
}

test('on a phone, the name of each column stands over its amounts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/#savings-calculator');
  const section = page.locator('#savings-calculator');
  await section.locator('summary').click();
  await expect(section.getByRole('table')).toHaveCount(2);
  for (const table of await section.getByRole('table').all()) {
    const [names = [], amounts] = await table
      .getByRole('row')
      .evaluateAll((rows) =>
        rows
          .slice(0, 2)
          .map((row) =>
            [...row.children].slice(1).map((cell) => cell.getBoundingClientRect().right),
          ),
      );
    expect(names.length).toBeGreaterThan(1);
    expect(amounts).toEqual(names);
  }
});
