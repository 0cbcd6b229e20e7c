import { expect, test } from '../e2e/fixtures.ts';
import { allRoutes, notFoundError, unknownPath } from '../e2e/site.ts';
import { findKeyboardFaults } from './tab-stops.ts';

test.use({ expectedErrors: notFoundError });

for (const path of [...allRoutes, unknownPath]) {
  test(`Tab and Shift+Tab reach every control of ${path}, and the focus is always visible`, async ({
    page,
  }) => {
    await page.goto(path);
    expect(await findKeyboardFaults(page)).toEqual([]);
  });
}
