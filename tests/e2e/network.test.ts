import { budgets } from '../../bench/budgets.ts';
import { siteOrigin } from '../../src/config/site.ts';
import { expect, test } from './fixtures.ts';
import { inlineScriptBytes } from './requests.ts';
import { allRoutes } from './site.ts';

for (const route of allRoutes) {
  test(`${route} loads at most 2 KB of script, no React and nothing of third parties`, async ({
    page,
  }) => {
    const requests: { url: string; type: string; bytes: Promise<number> }[] = [];
    page.on('requestfinished', (request) => {
      const bytes = request.sizes().then(({ responseBodySize }) => responseBodySize);
      requests.push({ url: request.url(), type: request.resourceType(), bytes });
    });
    await page.goto(route, { waitUntil: 'networkidle' });

    const foreign = requests.filter(({ url }) => new URL(url).origin !== siteOrigin);
    expect(foreign.map(({ url }) => url)).toEqual([]);
    const scripts = requests.filter(({ type }) => type === 'script');
    expect(scripts.filter(({ url }) => /react|client\./i.test(url))).toEqual([]);
    const fetchedBytes = await Promise.all(scripts.map(({ bytes }) => bytes));
    const totalBytes = fetchedBytes.reduce((sum, bytes) => sum + bytes, 0);
    expect(totalBytes + (await inlineScriptBytes(page))).toBeLessThanOrEqual(
      budgets.atLoad.scriptBytes,
    );
  });
}
