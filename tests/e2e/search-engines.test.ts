import { expect, test } from './fixtures.ts';
import { everyPage, everyPublicPage, languageCodes, notFoundError } from './pages.ts';

const origin = 'http://localhost:4273';

test.use({ expectedErrors: notFoundError });

test('each page has a title, a description and a link preview of its own', async ({
  page,
  request,
}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string | null>();
  const images = new Set<string>();
  const content = (name: string) =>
    page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
  for (const path of everyPage) {
    await page.goto(path);
    titles.add(await page.title());
    descriptions.add(await content('description'));
    expect(await content('og:title'), path).toBe(await page.title());
    expect(await content('og:image:width'), path).toBe('1200');
    images.add((await content('og:image')) ?? '');
  }
  expect(titles.size).toBe(everyPage.length);
  expect(descriptions.size).toBe(everyPage.length);
  expect(images.size).toBe(everyPage.length);
  for (const image of images) {
    const response = await request.get(image);
    expect(response.headers()['content-type'], image).toBe('image/png');
    expect((await response.body()).length, image).toBeLessThan(300_000);
  }
});

test('each page names itself as canonical and its translations, and the sitemap agrees', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of everyPublicPage) {
    await page.goto(path);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(sitemap).toContain(`<loc>${canonical}</loc>`);
    const alternates = await page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));
    // A text that is only in English leads search engines to the English page.
    if (alternates.length === 0) expect(canonical).not.toContain('/id');
    else {
      expect(canonical).toBe(new URL(path, origin).href);
      expect(alternates).toEqual([...languageCodes, 'x-default']);
    }
  }
  await page.goto('/id/terms-of-service');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${origin}/terms-of-service`,
  );
});

test('only the demo login and the not-found page are kept out of search results', async ({
  page,
}) => {
  for (const path of ['/', '/about', '/login', '/nope']) {
    await page.goto(path);
    await expect(page.locator('meta[name=robots][content=noindex]'), path).toHaveCount(
      ['/login', '/nope'].includes(path) ? 1 : 0,
    );
  }
});

test('structured data says what the company offers, and claims no rating', async ({ page }) => {
  await page.goto('/');
  const data = (await page.locator('script[type="application/ld+json"]').textContent()) ?? '';
  const { '@graph': graph } = JSON.parse(data) as { '@graph': Record<string, unknown>[] };
  expect(graph.map((item) => item['@type'])).toEqual([
    'Organization',
    'WebSite',
    'SoftwareApplication',
  ]);
  expect(graph[2]?.['offers']).toMatchObject([{ name: 'Basic' }, { name: 'Pro' }]);
  expect(data).not.toMatch(/aggregateRating|"review"/);
  await page.goto('/about');
  expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain(
    'BreadcrumbList',
  );
});

test('robots.txt, security.txt, the manifest and the icons are there', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(
    `Sitemap: ${origin}/sitemap.xml`,
  );
  const security = await (await request.get('/.well-known/security.txt')).text();
  const expires = Date.parse(/Expires: (.+)/.exec(security)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now() + 300 * 86_400_000);
  for (const path of ['/manifest.webmanifest', '/id/manifest.webmanifest']) {
    const manifest = (await (await request.get(path)).json()) as { icons: { src: string }[] };
    expect(manifest.icons.length).toBeGreaterThan(1);
    for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
  }
  for (const path of ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'])
    expect((await request.get(path)).status(), path).toBe(200);
});
