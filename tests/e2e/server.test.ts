import { expect, test } from '@playwright/test';
import { everyPage, unknownPages } from './pages.ts';

const product = 'http://localhost:4274';

test('every page is compressed, revalidated and allows only its own code, frame and forms', async ({
  request,
}) => {
  for (const path of [...everyPage, ...unknownPages]) {
    const headers = (await request.get(path, { headers: { 'Accept-Encoding': 'br' } })).headers();
    expect(headers, path).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).not.toMatch(/unsafe|\*/);
    expect(policy, path).toContain("default-src 'none'");
    const isHome = ['/', '/id'].includes(path);
    expect(policy, path).toContain(isHome ? `frame-src ${product}` : "frame-src 'none'");
  }
});

test('files with a hash in their name are cached for a year', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const files = new Set(html.match(/\/_astro\/[\w./-]+\.(js|css|woff2)/g));
  expect(files.size).toBeGreaterThan(3);
  for (const file of files) {
    const response = await request.get(file);
    expect(response.headers()['cache-control'], file).toBe('public, max-age=31536000, immutable');
  }
});

test('a page that has not changed gets 304, HEAD no body, and any other method 405', async ({
  request,
}) => {
  const { etag = '' } = (await request.get('/about')).headers();
  const again = await request.get('/about', { headers: { 'If-None-Match': etag } });
  expect(again.status()).toBe(304);
  expect(await (await request.head('/about')).body()).toHaveLength(0);
  expect((await request.post('/contact', { data: 'name=Ayu' })).status()).toBe(405);
});
