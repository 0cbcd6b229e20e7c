import { expect, test } from '../e2e/fixtures.ts';
import { allRoutes, notFoundComplaint, unknownPath } from '../e2e/site.ts';
import { unlistedPairs } from './color-pairs.ts';
import { walks } from './states.ts';
import { violations } from './violations.ts';

test.use({ provokes: notFoundComplaint, contextOptions: { reducedMotion: 'reduce' } });

for (const path of [...allRoutes, unknownPath]) {
  test(`${path} has no barrier that axe finds and no pair of colors nobody listed, in either theme`, async ({
    page,
  }) => {
    await page.goto(path);
    expect(await unlistedPairs(page), 'in src/styleguide/contrast-pairs.ts').toEqual([]);
    expect(await violations(page)).toEqual([]);
    expect(await unlistedPairs(page), 'in src/styleguide/contrast-pairs.ts').toEqual([]);
  });
}

for (const [path, states] of walks) {
  test(`${path} has no barrier that axe finds in any state, in either theme`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(path);
    for (const [state, { reach, within }] of Object.entries(states)) {
      await reach(page, isMobile);
      expect(await violations(page, ...within), state).toEqual([]);
    }
  });
}
