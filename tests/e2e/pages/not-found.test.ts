import { content, language, routes, unknownPath } from '../../language.ts';
import { localHref, mainLanguage } from '../../../src/config/routes.ts';
import { contentIn } from '../../../src/content/content.ts';
import { expect, test } from '../fixtures.ts';
import { notFoundError } from '../site.ts';

const fixedTexts = [content.pages.notFound.heading, content.pages.notFound.body];

test.describe('an address that no page has', () => {
  test.use({ expectedErrors: notFoundError });

  const paths = ['/nope', '/a/b/c', '/about/x', '/404', '/images'].map((path) =>
    localHref(path, language),
  );

  test('shows the not-found screen and stays in the address bar', async ({ page, baseURL }) => {
    for (const path of paths) {
      const response = await page.goto(`${baseURL}${path}`);
      expect(response?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(fixedTexts[0] ?? '');
      await expect(page.getByRole('main')).toContainText(fixedTexts[1] ?? '');
      expect(page.url()).toBe(`${baseURL}${path}`);
    }
  });

  test('an address that cannot be decoded shows the English screen', async ({ page, baseURL }) => {
    const response = await page.goto(`${baseURL}/%E0%A4%A`);
    expect(response?.status()).toBe(404);
    const { heading, body } = contentIn(mainLanguage).pages.notFound;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('main')).toContainText(body);
    expect(page.url()).toBe(`${baseURL}/%E0%A4%A`);
  });

  test('the not-found screen leads on to pages that exist', async ({ page }) => {
    await page.goto(unknownPath);
    for (const { label, href } of content.pages.notFound.links) {
      const link = page.getByRole('main').getByRole('link', { name: label, exact: true });
      await expect(link).toHaveAttribute('href', href);
    }
  });
});

test('hostile and mistyped addresses are answered with the not-found page', async ({
  request,
  baseURL,
}) => {
  const paths = [
    '/About',
    '/%00',
    '/404.html',
    '/..%2f..%2fpackage.json',
    '/%2e%2e%2fpackage.json',
    '/..%5c..%5cpackage.json',
    '//about',
    '/about.html.br',
    '/_astro',
    '/__proto__',
    `/${'a'.repeat(5000)}`,
  ].map((path) => localHref(path, language));
  for (const path of paths) {
    const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    expect(response.status(), path).toBe(404);
    const html = await response.text();
    for (const text of fixedTexts) expect(html).toContain(text);
  }
});

test('the other spellings of an address move on to the one it has', async ({ request }) => {
  const moves = {
    [`${routes.about}.html`]: routes.about,
    [`${routes.about}/`]: routes.about,
    ...(language === mainLanguage
      ? { '/index.html': routes.home, '/index': routes.home }
      : { [`${routes.home}.html`]: routes.home, [`${routes.home}/`]: routes.home }),
    [`${routes.about}/?q=1`]: `${routes.about}?q=1`,
  };
  for (const [path, location] of Object.entries(moves)) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(308);
    expect(response.headers()['location'], path).toBe(location);
  }
});

const hostileQueries = {
  'a script': '?q=<script>alert(1)</script>&category="><img src=x onerror=alert(1)>',
  'ten kilobytes': `?q=${'x'.repeat(10_000)}`,
  'a broken escape': '?q=%&category=%E0%A4%A',
  'names of the language': '?__proto__=1&q=__proto__&category=constructor',
};

test('a hostile query troubles no page', async ({ page, baseURL }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const [name, query] of Object.entries(hostileQueries)) {
    for (const route of [routes.home, routes.integrations, routes.contact]) {
      const response = await page.goto(`${baseURL}${route}${query}`);
      expect(response?.status(), `${name}: ${route}`).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeAttached();
    }
  }
  expect(dialogs).toEqual([]);
});
