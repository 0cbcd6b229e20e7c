import { routes } from '../../src/config/routes.ts';
import { siteOrigin } from '../../src/config/site.ts';
import { expect, test } from './fixtures.ts';
import { allRoutes, unknownPath } from './site.ts';
import { surveyPages, type Survey } from './survey.ts';

let pages: Survey[];

test.beforeEach(async ({ page, request }) => {
  pages = await surveyPages(page, request);
});

test('every page has a title and a description of its own', () => {
  for (const property of ['title', 'description'] as const) {
    const texts = pages.map((page) => page[property]);
    expect(texts.every(Boolean)).toBe(true);
    expect(new Set(texts).size).toBe(texts.length);
  }
});

test('every page names itself as its canonical address, and the not-found page none', () => {
  const canonicals = Object.fromEntries(pages.map(({ path, canonical }) => [path, canonical]));
  expect(canonicals).toEqual({
    ...Object.fromEntries(allRoutes.map((route) => [route, new URL(route, siteOrigin).href])),
    [unknownPath]: null,
  });
});

test('only the demo login and the not-found page are kept out of search results', () => {
  const kept = pages.filter(({ isNoindex }) => isNoindex).map(({ path }) => path);
  expect(kept).toEqual([routes.login, unknownPath]);
});
