import { content } from '../../language.ts';
import { publicRoutes, translatedPages } from '../../../src/content/all-pages.ts';
import { siteOrigin } from '../../../src/config/site.ts';
import { expect, test } from '../fixtures.ts';
import { readMarkup } from '../page-markup.ts';

test('the sitemap lists each page that may be found, by its canonical address', async ({
  page,
  request,
}) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toContain('xml');
  const entries = await page.evaluate(
    (source) => {
      const xml = new DOMParser().parseFromString(source, 'application/xml');
      return [...xml.querySelectorAll('urlset > url')].map((url) => ({
        address: url.querySelector('loc')?.textContent,
      }));
    },
    await response.text(),
  );

  const pages = await readMarkup(page, request);
  const listed = pages.filter(({ isNoindex }) => !isNoindex);
  const addresses = entries.map(({ address }) => address);
  for (const { canonical } of listed) expect(addresses).toContain(canonical);
  expect(addresses).toEqual(
    publicRoutes.flatMap(translatedPages).map(({ path }) => new URL(path, siteOrigin).href),
  );
});

test('robots.txt closes nothing and names the sitemap', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text).not.toMatch(/^disallow: *\S/im);
  expect(text).toContain(`\nSitemap: ${siteOrigin}/sitemap.xml\n`);
});

test('security.txt says whom to tell, for less than a year', async ({ request }) => {
  const path = '/.well-known/security.txt';
  const response = await request.get(path);
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const lines = (await response.text()).trim().split('\n');
  const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2)));
  expect(fields).toEqual({
    Contact: `mailto:${content.company.mail}`,
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00.000Z$/),
    'Preferred-Languages': 'en',
    Canonical: siteOrigin + path,
  });
  const days = (Date.parse(fields['Expires']) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});
