import { compareWeight, weigh } from '../../bench/weight.ts';
import { routes } from '../../src/config/routes.ts';
import { expect, test } from './fixtures.ts';
import { everyPage } from './pages.ts';

/** A page has the same budget in every language. */
const englishPath = (path: string) => path.replace(/^\/id(?=\/|$)/, '') || routes.home;

for (const path of everyPage) {
  test(`${path} stays within its budget`, async ({ page }) => {
    const weight = await weigh(page, path);
    const list = weight.fetched.map(({ url, type, bytes }) => `${bytes} B ${type} ${url}`);
    for (const { what, measured, budget } of compareWeight(
      { path, route: englishPath(path) },
      weight,
    ))
      expect(measured, `${what} of\n${list.join('\n')}`).toBeLessThanOrEqual(budget);
  });
}
