import { expect, test } from '../e2e/fixtures.ts';
import { allRoutes, notFoundComplaint, unknownPath } from '../e2e/site.ts';
import { unlistedPairs } from './color-pairs.ts';
import { walks } from './states.ts';
import { violations, violationsInBothThemes } from './violations.ts';

test.use({ provokes: notFoundComplaint, contextOptions: { reducedMotion: 'reduce' } });

for (const path of [...allRoutes, unknownPath]) {
  test(`${path} has no barrier that axe finds and no pair of colors nobody listed, in either theme`, async ({
    page,
  }) => {
    await page.goto(path);
    expect(await unlistedPairs(page), 'in src/styleguide/contrast-pairs.ts').toEqual([]);
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await unlistedPairs(page), 'in src/styleguide/contrast-pairs.ts').toEqual([]);
  });
}

for (const [path, states] of walks) {
  const [first] = Object.keys(states);
  test(`${path} has no barrier that axe finds in other states, from '${first}' on`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(path);
    for (const [state, { reach, within, isOfKnownColors }] of Object.entries(states)) {
      await reach(page, isMobile);
      const look = isOfKnownColors ? violations : violationsInBothThemes;
      expect(await look(page, ...within), state).toEqual([]);
    }
  });
}
