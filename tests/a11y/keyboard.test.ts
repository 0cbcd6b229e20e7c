import { expect, test } from '../e2e/fixtures.ts';
import { englishPages, notFoundError } from '../e2e/pages.ts';
import { findKeyboardFaults } from './tab-stops.ts';

test.use({ expectedErrors: notFoundError });

for (const path of [...englishPages, '/nope']) {
  test(`Tab and Shift+Tab reach every control of ${path}, and the focus is always visible`, async ({
    page,
  }) => {
    await page.goto(path);
    expect(await findKeyboardFaults(page)).toEqual([]);
  });
}
