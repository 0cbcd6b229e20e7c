import { expect, test } from '../e2e/fixtures.ts';
import { allRoutes, notFoundError, unknownPath } from '../e2e/site.ts';
import { findKeyboardFaults } from './tab-stops.ts';

test.use({ expectedErrors: notFoundError });

for (const path of [...allRoutes, unknownPath]) {
  test(`the keyboard walks down ${path} and back up, and at each stop one sees where it is`, async ({
    page,
  }) => {
    await page.goto(path);
    expect(await findKeyboardFaults(page)).toEqual([]);
  });
}
