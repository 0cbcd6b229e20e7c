import { mainLanguage } from '../../../src/config/routes.ts';
import { siteOrigin } from '../../../src/config/site.ts';
import { allRoutes as englishRoutes } from '../../../src/content/all-pages.ts';
import { localHref } from '../../../src/config/routes.ts';
import { allRoutes, content, language, languageCodes } from '../../language.ts';
import { expect, test } from '../fixtures.ts';
import { needLanguages } from './needs.ts';

needLanguages();

const addressIn = (route: string, code: string) => new URL(localHref(route, code), siteOrigin).href;

test('every page says its language, and names itself in all languages', async ({ page }) => {
  for (const [index, path] of allRoutes.entries()) {
    await page.goto(path);
    expect(await page.locator('html').getAttribute('lang'), path).toBe(language);
    const named = await page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), (link as HTMLLinkElement).href]),
      );
    const route = englishRoutes[index] ?? '';
    expect(Object.fromEntries(named), path).toEqual({
      ...Object.fromEntries(languageCodes.map((code) => [code, addressIn(route, code)])),
      'x-default': addressIn(route, mainLanguage),
    });
  }
});

test('the site map lists every page in every language, each with its alternates', async ({
  request,
}) => {
  const map = await (await request.get('/sitemap.xml')).text();
  const entries = [...map.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)].map(
    ([, loc, rest]) => ({
      loc,
      alternates: [...(rest ?? '').matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
        ([, code, href]) => [code, href],
      ),
    }),
  );
  for (const { loc, alternates } of entries) {
    expect(
      alternates.map(([code]) => code),
      loc,
    ).toEqual(languageCodes);
    expect(
      alternates.map(([, href]) => href),
      loc,
    ).toContain(loc);
  }
  expect(entries.length % languageCodes.length).toBe(0);
});

test('the manifest is in the language of the page', async ({ page, request }) => {
  await page.goto(content.routes.home);
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  expect(await (await request.get(href ?? '')).json()).toMatchObject({
    lang: language,
    start_url: content.routes.home,
    description: content.pages.home.meta.description,
  });
});
