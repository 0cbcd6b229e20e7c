import { expect, test } from '../e2e/fixtures.ts';
import { allRoutes, notFoundComplaint, unknownPath } from '../e2e/site.ts';
import { walkTroubles } from './tab-stops.ts';

test.use({ provokes: notFoundComplaint });

for (const path of [...allRoutes, unknownPath]) {
  test(`the keyboard walks down ${path} and back up, and at each stop one sees where it is`, async ({
    page,
  }) => {
    await page.goto(path);
    expect(await walkTroubles(page)).toEqual([]);
  });
}
