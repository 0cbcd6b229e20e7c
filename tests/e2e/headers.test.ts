import { expect, test } from '@playwright/test';
import { routes } from '../language.ts';
import { productOrigin } from '../../src/config/site.ts';
import { allRoutes, unknownPath } from './site.ts';

/** Where pages with a form may submit to, out of the box. */
const formTargets: Partial<Record<string, string[]>> = {
  [routes.home]: ["'self'", productOrigin],
  [routes.integrations]: ["'self'"],
  [routes.contact]: ['mailto:'],
};

const alike = (headers: Record<string, string>) => ({ ...headers, date: undefined });

test('every page has its headers, is compressed, and is revalidated', async ({ request }) => {
  for (const path of [...allRoutes, unknownPath]) {
    const headers = (await request.get(path, { headers: { 'Accept-Encoding': 'br' } })).headers();
    expect(headers, path).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      vary: 'Accept-Encoding',
    });
    expect(headers['x-powered-by']).toBeUndefined();
  }
});

test('the content security policy of a page allows only its own code, frame and forms', async ({
  request,
}) => {
  for (const path of [...allRoutes, unknownPath]) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    const directives = Object.fromEntries(
      policy.split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
    );
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('*');
    expect(directives).toMatchObject({
      'default-src': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'frame-src': path === routes.home ? [productOrigin] : ["'none'"],
      'form-action': formTargets[path] ?? ["'none'"],
      'connect-src': ["'self'"],
    });
    for (const name of ['script-src', 'style-src']) {
      expect(directives[name]?.every((source) => /^'(self|sha256-.+)'$/.test(source))).toBe(true);
    }
  }
});

test('files with a content hash in their name are cached for a year', async ({ request }) => {
  const html = await (await request.get(routes.contact)).text();
  const files = [...new Set(html.match(/\/_astro\/[^"'`)\s]+/g))];
  expect(files.some((file) => file.endsWith('.js'))).toBe(true);
  expect(files.some((file) => file.endsWith('.woff2'))).toBe(true);
  for (const file of files) {
    const response = await request.get(file);
    expect(response.status(), file).toBe(200);
    expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  }
});

test('a page that has not changed gets a 304 response', async ({ request }) => {
  const { etag = '' } = (await request.get(routes.about)).headers();
  expect(etag).not.toBe('');
  const again = await request.get(routes.about, { headers: { 'If-None-Match': etag } });
  expect(again.status()).toBe(304);
  expect(await again.body()).toHaveLength(0);
  const other = await request.get(routes.about, { headers: { 'If-None-Match': '"other"' } });
  expect(other.status()).toBe(200);
});

test('HEAD returns the headers of GET', async ({ request }) => {
  for (const path of [routes.home, '/favicon.svg', unknownPath]) {
    const get = await request.get(path);
    const head = await request.head(path);
    expect(head.status()).toBe(get.status());
    expect(alike(head.headers())).toEqual(alike(get.headers()));
    expect(await head.body()).toHaveLength(0);
  }
});

test('a client that accepts no compression gets none', async ({ request }) => {
  const plain = await request.get(routes.about, { headers: { 'Accept-Encoding': 'identity' } });
  expect(plain.headers()['content-encoding']).toBeUndefined();
  expect(await plain.text()).toContain('</html>');
  const gzip = await request.get(routes.about, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(gzip.headers()['content-encoding']).toBe('gzip');
});

test('the site refuses every method except GET and HEAD', async ({ request }) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const response = await request.fetch(routes.contact, { method, data: 'name=Ayu' });
    expect(response.status(), method).toBe(405);
    expect(response.headers()['allow']).toBe('GET, HEAD');
  }
});
