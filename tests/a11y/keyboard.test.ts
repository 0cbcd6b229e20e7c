import { expect, test } from '../e2e/fixtures.ts';
import { englishPages, notFoundError } from '../e2e/pages.ts';
import { hydrateIslands } from '../e2e/hydrate-islands.ts';
import { findKeyboardFaults } from './tab-stops.ts';

test.use({ expectedErrors: notFoundError });

for (const path of [...englishPages, '/nope']) {
  test(`Tab and Shift+Tab reach every control on ${path}, and the focus is always visible`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrateIslands(page);
    expect(await findKeyboardFaults(page)).toEqual([]);
  });
}

// A window of 1280 × 1024 at 400% zoom has 320 × 256 CSS pixels.
for (const path of englishPages) {
  test(`at 400% zoom, every control on ${path} is in view while it has the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    await hydrateIslands(page);
    expect(await findKeyboardFaults(page)).toEqual([]);
  });
}
