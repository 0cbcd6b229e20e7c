import { expect, test } from '../e2e/fixtures.ts';
import { englishPages, notFoundError } from '../e2e/pages.ts';
import { startIslands } from '../e2e/start-islands.ts';
import { findKeyboardFaults } from './tab-stops.ts';

test.use({ expectedErrors: notFoundError });

for (const path of [...englishPages, '/nope']) {
  test(`Tab and Shift+Tab reach every control of ${path}, and the focus is always visible`, async ({
    page,
  }) => {
    await page.goto(path);
    await startIslands(page);
    expect(await findKeyboardFaults(page)).toEqual([]);
  });
}

// 1280 × 1024 at 400% zoom.
for (const path of englishPages) {
  test(`at 400% zoom, every control of ${path} is in sight while it has the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    await startIslands(page);
    expect(await findKeyboardFaults(page)).toEqual([]);
  });
}
