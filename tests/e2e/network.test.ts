import { compareWeight, weigh } from '../../bench/weight.ts';
import { siteOrigin } from '../../src/config/site.ts';
import { expect, test } from './fixtures.ts';
import { inEveryLanguage } from '../language.ts';
import { allRoutes } from './site.ts';

for (const route of allRoutes) {
  // A page has the same budget in every language.
  const [english = route] = inEveryLanguage(route);
  test(`${route} stays within its budget and loads no React and no third-party files`, async ({
    page,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== siteOrigin) foreign.push(request.url());
    });
    const weight = await weigh(page, route);
    expect(foreign).toEqual([]);
    const scripts = weight.fetched.filter(({ type }) => type === 'script');
    expect(scripts.filter(({ url }) => /react|client\./i.test(url))).toEqual([]);
    // Listed when a budget is exceeded.
    const list = weight.fetched.map(({ url, type, bytes }) => `${bytes} B ${type} ${url}`);
    for (const { what, measured, budget } of compareWeight(
      { path: route, route: english },
      weight,
    )) {
      expect(measured, `${what} of\n${list.join('\n')}`).toBeLessThanOrEqual(budget);
    }
  });
}
