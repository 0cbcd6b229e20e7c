import { expect, test } from '../e2e/fixtures.ts';
import { allRoutes, notFoundError, unknownPath } from '../e2e/site.ts';
import { unlistedPairs } from './color-pairs.ts';
import { statesOf } from './states.ts';
import { violations, violationsInBothThemes } from './violations.ts';

test.use({ expectedErrors: notFoundError });

for (const path of [...allRoutes, unknownPath]) {
  test(`axe finds no violations on ${path} and no unlisted color pairs, in either theme and any state`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(path);
    expect.soft(await unlistedPairs(page), 'in src/styles/contrast-pairs.ts').toEqual([]);
    expect.soft(await violationsInBothThemes(page), 'as it opens').toEqual([]);
    expect.soft(await unlistedPairs(page), 'in src/styles/contrast-pairs.ts').toEqual([]);

    for (const [state, { reach, within, isOfKnownColors }] of statesOf(path)) {
      await reach(page, isMobile);
      const look = isOfKnownColors ? violations : violationsInBothThemes;
      expect.soft(await look(page, ...within), state).toEqual([]);
    }
  });
}
