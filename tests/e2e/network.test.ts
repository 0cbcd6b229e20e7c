import { budgets } from '../../bench/budgets.ts';
import { siteOrigin } from '../../src/config/site.ts';
import { expect, test } from './fixtures.ts';
import { inlineScriptBytes } from './requests.ts';
import { allRoutes } from './site.ts';

for (const route of allRoutes) {
  test(`${route} weighs no more than its budget and loads no React and nothing of third parties`, async ({
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
    expect(
      requests.filter(({ type, url }) => type === 'script' && /react|client\./i.test(url)),
    ).toEqual([]);
    const fetched = await Promise.all(
      requests.map(async ({ bytes, ...request }) => ({ ...request, bytes: await bytes })),
    );
    // What a failure names beside the figure.
    const list = fetched.map(({ url, type, bytes }) => `${bytes} B ${type} ${url}`).join('\n');
    const bytesOf = (wanted?: string) =>
      fetched
        .filter(({ type }) => !wanted || type === wanted)
        .reduce((sum, { bytes }) => sum + bytes, 0);
    const { atLoad, documentBytes } = budgets;
    const scriptBytes = bytesOf('script') + (await inlineScriptBytes(page));
    expect(scriptBytes, `scripts, with those within the page, of\n${list}`).toBeLessThanOrEqual(
      atLoad.scriptBytes,
    );
    expect(bytesOf('document'), `documents of\n${list}`).toBeLessThanOrEqual(documentBytes(route));
    expect(bytesOf('font'), `fonts of\n${list}`).toBeLessThanOrEqual(atLoad.fontBytes);
    expect(bytesOf(), `all of\n${list}`).toBeLessThanOrEqual(atLoad.totalBytes);
    expect(fetched.length, `the number of requests\n${list}`).toBeLessThanOrEqual(atLoad.requests);
  });
}
