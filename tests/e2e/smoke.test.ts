import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { findSiteFolder, listFiles } from '../../build/site-files.ts';
import { contactServicePath, localHref } from '../../src/config/routes.ts';
import { expect, test } from './fixtures.ts';
import { getLanguage, translations, unknownPages } from './pages.ts';

const siteFolder = findSiteFolder();

// These tests run against any address that serves the build in `dist`:
// BASE_URL=https://www.example.com npx playwright test smoke

test.use({
  // If no endpoint is set, the form opens a mail program, about which Chromium warns over HTTPS.
  expectedErrors: /the server responded with a status of 404|insecure endpoint 'mailto:/,
});

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/',
  '.jpg': 'image/jpeg',
  '.js': '/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': '/xml',
};

/** The files that visitors can fetch, by address. */
const listAddresses = () =>
  new Map(
    listFiles(siteFolder)
      .filter(
        (file) =>
          !/404\.html$|\.(br|gz)$|^(_headers|_redirects|\.assetsignore|wrangler)/.test(file),
      )
      .map((file) => [`/${file.replace(/(^index)?\.html$/, '')}`, file]),
  );

/** Reads the headers that every response needs from `_headers`. */
function readGlobalHeaders(): [name: string, value: string][] {
  const lines = readFileSync(join(siteFolder, '_headers'), 'utf8').split('\n');
  const rule = lines.slice(lines.indexOf('/*') + 1, lines.indexOf(''));
  return rule.map((line) => line.trim().split(/: (.*)/) as [string, string]);
}

test('every page and file is from this build, and nothing is added to it', async ({ request }) => {
  expect(listAddresses().size).toBeGreaterThan(50);
  for (const [address, file] of listAddresses()) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status(), address).toBe(200);
    const isSame = (await response.body()).equals(readFileSync(join(siteFolder, file)));
    expect(isSame, `${address} is the file of this build`).toBe(true);
    const headers = response.headers();
    const type = headers['content-type']?.toLowerCase().replace(/;\s*/, '; ');
    expect(type ?? 'no type', address).toContain(types[extname(file)]);
    for (const name of ['set-cookie', 'x-robots-tag', 'access-control-allow-origin'])
      expect(headers[name], `${name} of ${address}`).toBeUndefined();
  }
});

test('every response has the security headers, and only hashed files are cached for long', async ({
  request,
}) => {
  const hashed =
    [...listAddresses().keys()].find((address) => /^\/_astro\/.*\.js$/.test(address)) ?? '';
  for (const name of ['Content-Security-Policy', 'Cross-Origin-Opener-Policy'])
    expect(Object.fromEntries(readGlobalHeaders())).toHaveProperty(name);
  // With such a rule, a CDN would also cache 404 responses.
  expect(readFileSync(join(siteFolder, '_headers'), 'utf8')).not.toContain('/_astro/*');
  for (const address of ['/', '/about', '/favicon.svg', hashed, '/nope', '/_astro/nope.js']) {
    const headers = (await request.get(address)).headers();
    for (const [name, value] of readGlobalHeaders())
      expect(headers[name.toLowerCase()], `${name} of ${address}`).toBe(value);
    const caching = headers['cache-control'] ?? '';
    if (address === hashed) expect(caching).toBe('public, max-age=31536000, immutable');
    else if (address.endsWith('nope') || address.endsWith('nope.js'))
      expect(caching).not.toContain('immutable');
    else expect(caching, address).toMatch(/no-cache|max-age=0\b.*must-revalidate/);
  }
});

test('pages are compressed, and an unchanged page is not sent again', async ({ request }) => {
  for (const accepted of ['gzip, br', 'gzip']) {
    const headers = { 'Accept-Encoding': accepted };
    const response = await request.get('/about', { headers });
    expect(accepted.split(', ')).toContain(response.headers()['content-encoding']);
    const { etag = '' } = response.headers();
    const again = await request.get('/about', { headers: { ...headers, 'If-None-Match': etag } });
    expect(again.status()).toBe(304);
  }
});

test('an unknown address is answered with 404 and the page in its language', async ({
  request,
}) => {
  const files = ['/.env', '/nope.txt', '/_headers', '/_astro/nope.js'];
  for (const address of [...unknownPages, '/about/nope', '/Nope', ...files]) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status(), address).toBe(404);
    // Netlify has only one 404 page.
    const pages = [localHref('/404', getLanguage(address)), '/404'].map((page) =>
      readFileSync(join(siteFolder, `${page}.html`), 'utf8'),
    );
    expect(pages.includes(await response.text()), `${address} shows the 404 page`).toBe(true);
  }
});

test('other spellings of an address redirect to it, and nothing can be posted to a page', async ({
  request,
}) => {
  for (const [from, to] of [
    ['/about/?plan=pro', '/about?plan=pro'],
    ['/about.html', '/about'],
    ['/index.html', '/'],
    ...translations.map(({ code }) => [`/${code}/`, `/${code}`] as const),
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([301, 307, 308], from).toContain(response.status());
    const location = new URL(response.headers()['location'] ?? '', response.url());
    expect(location.href, from).toBe(new URL(to, response.url()).href);
  }
  expect([403, 404, 405]).toContain((await request.post('/about', { data: 'a=b' })).status());
});

test('the contact service, if the form uses it, is up and accepts messages from this site', async ({
  request,
}) => {
  const page = readFileSync(join(siteFolder, 'contact.html'), 'utf8');
  const [, site = ''] = /rel="canonical" href="(https?:\/\/[^/"]+)/.exec(page) ?? [];
  const isUsed = page.includes(` action="${site}${contactServicePath}"`);
  test.skip(!isUsed, 'The form does not use the contact service.');
  // The service refuses an empty message, so no email is sent.
  const headers = { Accept: 'application/json', Origin: site };
  const response = await request.post(contactServicePath, { headers, form: {} });
  expect([response.status(), await response.text()]).toEqual([
    422,
    '{"sent":false,"reason":"incomplete"}',
  ]);
});

test('plain HTTP redirects to HTTPS', async ({ request, baseURL }) => {
  test.skip(!baseURL?.startsWith('https:'), 'This address is not HTTPS.');
  const response = await request.get(`${baseURL?.replace(/^https/, 'http')}/about`, {
    maxRedirects: 0,
  });
  expect([301, 308]).toContain(response.status());
  expect(response.headers()['location']).toBe(`${baseURL}/about`);
});
