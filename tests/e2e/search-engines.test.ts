import { readDocument } from './documents.ts';
import { expect, test } from './fixtures.ts';
import { everyPage, languageCodes, siteOrigin, toEnglishPath } from './pages.ts';

test('each page has its own title, description and link preview, and lists its translations', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const seen = { titles: new Set<string>(), descriptions: new Set(), images: new Set<string>() };
  for (const path of everyPage) {
    const { title, meta, canonical, alternates } = await readDocument(page, request, path);
    seen.titles.add(title);
    seen.descriptions.add(meta['description']);
    expect(meta['og:title'], path).toBe(title);
    expect(meta['og:image:width'], path).toBe('1200');
    seen.images.add(meta['og:image'] ?? '');
    const isPublic = toEnglishPath(path) !== '/login';
    expect(meta['robots'] ?? '', path).toBe(isPublic ? '' : 'noindex');
    if (!isPublic) continue;
    expect(sitemap).toContain(`<loc>${canonical}</loc>`);
    expect(canonical).toBe(new URL(path, siteOrigin).href);
    expect(alternates, path).toEqual([...languageCodes, 'x-default']);
  }
  for (const found of Object.values(seen)) expect(found.size).toBe(everyPage.length);
  for (const image of seen.images) {
    const response = await request.get(image);
    expect(response.headers()['content-type'], image).toBe('image/png');
    expect((await response.body()).length, image).toBeLessThan(300_000);
  }
  expect((await readDocument(page, request, '/nope')).meta['robots']).toBe('noindex');
});

test('robots.txt, security.txt and the icons exist', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(
    `Sitemap: ${siteOrigin}/sitemap.xml`,
  );
  const security = await (await request.get('/.well-known/security.txt')).text();
  const expires = Date.parse(/Expires: (.+)/.exec(security)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now() + 300 * 86_400_000);
  for (const path of ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'])
    expect((await request.get(path)).status(), path).toBe(200);
});
