import { pageWords } from '../../../src/content/page-words.ts';
import type { Page } from '@playwright/test';
import { localHref, mainLanguage, routes as englishRoutes } from '../../../src/config/routes.ts';
import { contentIn } from '../../../src/content/content.ts';
import { content, language, languageCodes, routes, unknownPath } from '../../language.ts';
import { expect, test } from '../fixtures.ts';
import { readMarkup } from '../page-markup.ts';
import { notFoundError } from '../site.ts';
import { needLanguages } from './needs.ts';

needLanguages();

const other = languageCodes.find((code) => code !== language) ?? language;
const otherContent = contentIn(other);

/** The link to the other language in the footer. */
const footerLink = (page: Page) =>
  page
    .getByRole('contentinfo')
    .getByRole('link', { name: otherContent.language.name, exact: true });

test('every internal link stays in the language of its page, but for those to another one', async ({
  page,
  request,
}) => {
  for (const { path, links } of await readMarkup(page, request)) {
    const internal = links.filter(({ href }) => href.startsWith('/'));
    expect(internal.length, path).toBeGreaterThan(5);
    const languageOf = (href: string) => {
      const [, first = ''] = /^\/([^/?#]*)/.exec(href) ?? [];
      return languageCodes.includes(first) ? first : mainLanguage;
    };
    const elsewhere = internal.filter(
      ({ href, hreflang }) => languageOf(href) !== (hreflang || language),
    );
    expect(elsewhere, path).toEqual([]);
    for (const { href, hreflang } of internal) {
      if (hreflang) expect((await request.get(href)).status(), href).toBe(200);
    }
  }
});

test('pages in Indonesian say so to sign-up, the demo and the booking widget', async ({
  request,
}) => {
  test.skip(!languageCodes.includes('id'), 'The site is not in Indonesian.');
  const indonesian = await (await request.get('/id')).text();
  expect(indonesian).toContain('/auth?lang=id"');
  expect(indonesian).toContain('/demo?lang=id"');
  expect(indonesian).toContain('<input type="hidden" name="lang" value="id"');
  expect(indonesian).toMatch(/<iframe[^>]* src="[^"]*lang=id"/);
  expect(await (await request.get('/')).text()).not.toContain('lang=id');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the header and the footer lead to the same page in the other language', async ({
    page,
  }) => {
    await page.goto(routes.about);
    const links = page.getByRole('link', { name: otherContent.language.name, exact: true });
    await expect(links).toHaveCount(2);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('lang', other);
      await expect(link).toHaveAttribute('hreflang', other);
    }
    await footerLink(page).click();
    await expect(page).toHaveURL(localHref(englishRoutes.about, other));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      pageWords('about', otherContent).intro.heading,
    );
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: content.language.name, exact: true })
      .click();
    await expect(page).toHaveURL(routes.about);
  });
});

test('a search of the directory is still there in the other language', async ({ page }) => {
  await page.goto(`${routes.integrations}?q=stripe`);
  await expect(page.getByRole('searchbox')).toHaveValue('stripe');
  await footerLink(page).click();
  await expect(page).toHaveURL(
    ({ pathname, search }) =>
      pathname === localHref(englishRoutes.integrations, other) && search === '?q=stripe',
  );
  await expect(page.getByRole('searchbox')).toHaveValue('stripe');
});

test('the other language opens at the section that is in view', async ({ page }) => {
  test.skip(!content.landingSections.includes('faq'), 'The landing page has no questions.');
  await page.goto(routes.home);
  await page.locator('#faq').evaluate((section) => section.scrollIntoView());
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: otherContent.language.name, exact: true }).click();
  await expect(page).toHaveURL(`${localHref('/#faq', other)}`);
  await expect(page.locator('#faq')).toBeInViewport();
});

test('back at the top, an old hash is not passed on to the other language', async ({ page }) => {
  test.skip(!content.landingSections.includes('faq'), 'The landing page has no questions.');
  await page.goto(`${routes.home}#faq`);
  await expect(page.locator('#faq')).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: otherContent.language.name, exact: true }).click();
  await expect(page).toHaveURL(localHref('/', other));
});

test.describe('an unknown address', () => {
  test.use({ expectedErrors: notFoundError });

  test('is answered in the language of its beginning', async ({ page }) => {
    const response = await page.goto(unknownPath);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      content.pages.notFound.heading,
    );
  });
});
