import { mainLanguage } from '../../../src/config/routes.ts';
import { siteOrigin } from '../../../src/config/site.ts';
import { allRoutes as englishRoutes, translatedPages } from '../../../src/content/all-pages.ts';
import { localHref } from '../../../src/config/routes.ts';
import { contentIn } from '../../../src/content/content.ts';
import { allRoutes, content, language, languageCodes } from '../../language.ts';
import { expect, test } from '../fixtures.ts';
import { needLanguages } from './needs.ts';

needLanguages();

const addressIn = (route: string, code: string) => new URL(localHref(route, code), siteOrigin).href;

test('every page says its language, and names itself in the languages of its text', async ({
  page,
}) => {
  for (const [index, path] of allRoutes.entries()) {
    await page.goto(path);
    expect(await page.locator('html').getAttribute('lang'), path).toBe(language);
    const named = await page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), (link as HTMLLinkElement).href]),
      );
    const route = englishRoutes[index] ?? '/';
    const codes = translatedPages(route).map(({ code }) => code);
    const isTranslated = codes.length > 1 && codes.includes(language);
    expect(Object.fromEntries(named), path).toEqual(
      isTranslated
        ? {
            ...Object.fromEntries(codes.map((code) => [code, addressIn(route, code)])),
            'x-default': addressIn(route, mainLanguage),
          }
        : {},
    );
  }
});

test('a page whose text is only in English leads search engines to the English page', async ({
  page,
  request,
}) => {
  const [other] = languageCodes.filter((code) => code !== mainLanguage);
  test.skip(
    contentIn(other).legal.termsOfService.textIn === undefined,
    'The terms are translated.',
  );
  await page.goto(`/${other}/terms-of-service`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${siteOrigin}/terms-of-service`,
  );
  await expect(page.locator('link[hreflang]')).toHaveCount(0);
  await expect(page.getByText(contentIn(other).site.textInEnglish)).toBeVisible();
  const map = await (await request.get('/sitemap.xml')).text();
  expect(map).toContain(`<loc>${siteOrigin}/terms-of-service</loc>`);
  expect(map).not.toContain(`<loc>${siteOrigin}/${other}/terms-of-service</loc>`);
});

test('the site map lists every page in the languages of its text, each with its alternates', async ({
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
    if (alternates.length === 0) continue;
    expect(
      alternates.map(([code]) => code),
      loc,
    ).toEqual(languageCodes);
    expect(
      alternates.map(([, href]) => href),
      loc,
    ).toContain(loc);
  }
  const { home } = content.routes;
  expect(entries.find(({ loc }) => loc === siteOrigin + home)?.alternates).not.toEqual([]);
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
