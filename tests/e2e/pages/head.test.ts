import { content, language, publicRoutes, routes } from '../../language.ts';
import { localHref } from '../../../src/config/routes.ts';
import { siteOrigin } from '../../../src/config/site.ts';
import { allRoutes as englishRoutes, textLanguage } from '../../../src/content/all-pages.ts';
import { expect, test } from '../fixtures.ts';
import { unknownPath } from '../site.ts';
import { readMarkup, type PageMarkup } from '../page-markup.ts';

interface Data {
  '@type'?: string;
  '@graph'?: (Data & { offers?: object[] })[];
}

const positions = content.pages.careers?.openings.positions ?? [];

let pages: PageMarkup[];

test.beforeEach(async ({ page, request }) => {
  pages = await readMarkup(page, request);
});

test('every page has a title and a description of its own', () => {
  for (const property of ['title', 'description'] as const) {
    const texts = pages.map((page) => page[property]);
    expect(texts.every(Boolean)).toBe(true);
    expect(new Set(texts).size).toBe(texts.length);
  }
});

test('every page names itself, in the language of its text, as its canonical address, and the not-found page none', () => {
  const canonicals = Object.fromEntries(pages.map(({ path, canonical }) => [path, canonical]));
  expect(canonicals).toEqual({
    ...Object.fromEntries(
      englishRoutes.map((route) => [
        localHref(route, language),
        new URL(localHref(route, textLanguage(route, content)), siteOrigin).href,
      ]),
    ),
    [unknownPath]: null,
  });
});

test('only the demo login and the not-found page are kept out of search results', () => {
  const kept = pages.filter(({ isNoindex }) => isNoindex).map(({ path }) => path);
  expect(kept).toEqual([routes.login, unknownPath]);
});

test('every page to be found says in structured data what it is or where it stands', () => {
  const types = pages.map(({ path, structuredData }) => {
    const [data = '{}', ...more] = structuredData;
    expect(more, path).toEqual([]);
    const { '@graph': graph = [], '@type': type } = JSON.parse(data) as Data;
    return [path, type ? [type] : graph.map((item) => item['@type'])];
  });
  expect(Object.fromEntries(types)).toEqual({
    ...Object.fromEntries(publicRoutes.map((route) => [route, ['BreadcrumbList']])),
    [routes.careers]: ['BreadcrumbList', ...positions.map(() => 'JobPosting')],
    [routes.home]: ['Organization', 'WebSite', 'SoftwareApplication'],
    [routes.login]: [],
    [unknownPath]: [],
  });
});

test('the landing page offers every plan that has a price, at that price, and claims no rating', () => {
  const text = pages.find(({ path }) => path === routes.home)?.structuredData.join() ?? '';
  expect(text).not.toMatch(/"(aggregateRating|review)"|Rating"/);
  const { '@graph': graph = [] } = JSON.parse(text) as Data;
  const offers = graph.flatMap((item) => item.offers ?? []);
  const { currency: priceCurrency } = content.terms;
  const offered = content.plans.flatMap(({ title, price }) =>
    price ? [{ name: title, price: price.monthly, priceCurrency }] : [],
  );
  expect(offers).toMatchObject(offered);
  expect(offers).toHaveLength(offered.length);
});
