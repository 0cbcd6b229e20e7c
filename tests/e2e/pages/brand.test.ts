import sharp from 'sharp';
import { siteOrigin } from '../../../src/config/site.ts';
import { socialPages } from '../../../build/images/social-pages.ts';
import { content, language, routes } from '../../language.ts';
import { localHref } from '../../../src/config/routes.ts';
import { languages } from '../../../src/content/content.ts';
import { expect, test } from '../fixtures.ts';
import { allRoutes, unknownPath } from '../site.ts';
import { readMarkup } from '../page-markup.ts';

const otherLocales = Object.fromEntries(
  languages
    .filter(({ code }) => code !== content.language.code)
    .map(({ locale }) => ['og:locale:alternate', locale.replace('-', '_')]),
);
// In the order of the pages.
const socialImages = socialPages(content);

const revalidated = 'public, max-age=0, must-revalidate';

test('every page names a social image of its own, by full address, size and words', async ({
  page,
  request,
}) => {
  const allPages = await readMarkup(page, request);
  const pages = allPages.filter(({ path }) => path !== unknownPath);
  expect(pages.map(({ social }) => social)).toEqual(
    allRoutes.map((route, index) => ({
      'og:site_name': content.company.name,
      'og:type': 'website',
      'og:locale': content.language.locale.replace('-', '_'),
      ...otherLocales,
      'og:title': pages.find(({ path }) => path === route)?.title,
      'og:description': pages.find(({ path }) => path === route)?.description,
      'og:url': pages.find(({ path }) => path === route)?.canonical,
      'og:image': new URL(socialImages[index]?.path ?? '', siteOrigin).href,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': socialImages[index]?.alt,
      'twitter:card': 'summary_large_image',
    })),
  );
  const images = pages.map(({ social }) => social['og:image']);
  expect(new Set(images).size).toBe(allRoutes.length);
  expect(allPages.find(({ path }) => path === unknownPath)?.social).not.toHaveProperty('og:image');
});

test('each social image answers, in the size that is said of it, for other sites to show', async ({
  request,
}) => {
  for (const { path } of socialImages) {
    const response = await request.get(path, { headers: { 'Accept-Encoding': 'br' } });
    expect(response.status(), path).toBe(200);
    expect(response.headers()).toMatchObject({
      'content-type': 'image/png',
      'cache-control': revalidated,
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(response.headers()['content-encoding']).toBeUndefined();
    const image = await response.body();
    const { width, height } = await sharp(image).metadata();
    expect({ width, height }, path).toEqual({ width: 1200, height: 630 });
    expect(image.length, path).toBeLessThan(300_000);
  }
});

test('the manifest is linked from every page, and its icons are there in their sizes', async ({
  page,
  request,
}) => {
  const allPages = await readMarkup(page, request);
  const addresses = new Set(allPages.map(({ manifest }) => manifest));
  const manifestPath = localHref('/manifest.webmanifest', language);
  expect([...addresses]).toEqual([manifestPath]);
  const response = await request.get(manifestPath);
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as {
    name: string;
    icons: { src: string; sizes: string; type: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({
    name: content.company.name,
    short_name: content.company.name,
    start_url: routes.home,
  });
  const purposes = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(purposes).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type'], src).toBe(type);
    const { width, height } = await sharp(await icon.body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test('the icons that are asked for unnamed are there', async ({ request }) => {
  const types = {
    '/favicon.ico': /^image\/(x-icon|vnd\.microsoft\.icon)$/,
    '/favicon.svg': /^image\/svg\+xml/,
    '/apple-touch-icon.png': /^image\/png$/,
  };
  for (const [path, type] of Object.entries(types)) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type']).toMatch(type);
    expect(response.headers()['cache-control']).toBe(revalidated);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the favicon stands out on a ${colorScheme} browser`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/favicon.svg');
    const color = await page.evaluate(() => getComputedStyle(document.documentElement).color);
    const lightness = Math.max(...(color.match(/\d+/g) ?? []).map(Number));
    expect(lightness > 128).toBe(colorScheme === 'dark');
  });
}
