import { addressOf } from '../../hosting/addresses.ts';
import { siteFolder } from '../../build/paths.ts';
import { isPublic, listFiles } from '../../hosting/site-files.ts';
import { localHref, mainLanguage, routes } from '../../src/config/routes.ts';
import { languageCodes } from '../language.ts';
import type { TestRequest } from './responses.ts';

export interface Expected extends TestRequest {
  status: number;
  /** The status of the local server, where sirv compares less than HTTP allows. */
  localStatus?: number;
}

const { home, about } = routes;
const icon = '/favicon.svg';
/** An address that no page has. */
export const unknownPath = '/nope';
/** Later than any file of the site. */
export const future = 'Mon, 01 Jan 2035 00:00:00 GMT';
const past = 'Mon, 01 Jan 2001 00:00:00 GMT';
const addresses = listFiles(siteFolder)
  .filter(isPublic)
  .flatMap((file) => addressOf(file) ?? []);

const to = (status: number, ...paths: string[]): Expected[] =>
  paths.map((path) => ({ status, path }));

const withHeader = (status: number, path: string, name: string, ...values: string[]): Expected[] =>
  values.map((value) => ({ status, path, headers: { [name]: value } }));

/** Requests sent to every hosting target, with the expected status. */
export const requests: Expected[] = [
  // Every file of the site as a browser requests it, and HEAD requests.
  ...addresses.flatMap((path) => withHeader(200, path, 'Accept-Encoding', 'br, gzip')),
  ...[home, about, icon].map((path) => ({ status: 200, path, method: 'HEAD' })),
  ...to(200, `${about}?plan=pro&billing=yearly`, `${home}?q=%3Cb%3E#x`, '/_astro/../about'),

  // Not found.
  ...to(
    404,
    unknownPath,
    `${unknownPath}/`,
    '/About',
    `${about}/x`,
    `${about}//`,
    '/_astro/nope.js',
  ),
  ...to(404, '/_astro', '/_astro/', '/social', '/social/', '/404', '/404.html', '/404/'),
  ...to(
    404,
    `${about}.html.br`,
    '/index.html.gz',
    '/_headers',
    '/_redirects',
    '/.env',
    '/.git/HEAD',
  ),
  ...withHeader(404, unknownPath, 'Accept-Encoding', 'br', 'gzip'),
  ...withHeader(404, unknownPath, 'Range', 'bytes=0-9'),
  ...withHeader(404, unknownPath, 'If-Modified-Since', future),
  { status: 404, path: unknownPath, again: (tag) => tag },
  { status: 404, path: unknownPath, method: 'HEAD' },

  // Not found in another language, whose page for that every target sends.
  ...languageCodes
    .filter((code) => code !== mainLanguage)
    .flatMap((code) =>
      to(
        404,
        localHref(unknownPath, code),
        localHref(`${unknownPath}/`, code),
        localHref(`${about}.html.br`, code),
      ),
    ),

  // Moved on, with the query.
  ...to(308, `${about}/`, `${about}.html`, `${about}/?a=1&b=2`, `${about}.html?a=1`),
  ...to(308, '/index', '/index/', '/index.html', '/index.html?a=1'),
  { status: 308, path: `${about}/`, method: 'HEAD' },

  // Compression.
  ...withHeader(200, about, 'Accept-Encoding', 'br', 'gzip', 'gzip, br;q=0', 'identity'),
  ...withHeader(200, about, 'Accept-Encoding', 'br;q=0', 'br;q=0, gzip;q=0', 'deflate', ''),
  { status: 200, path: about },

  // Asked for again.
  ...['br', 'gzip', 'identity'].map((coding) => ({
    status: 304,
    path: about,
    headers: { 'Accept-Encoding': coding },
    again: (tag: string) => tag,
  })),
  { status: 304, localStatus: 200, path: about, again: (tag) => `W/${tag}` },
  { status: 304, localStatus: 200, path: about, again: (tag) => `"other", ${tag}` },
  { status: 304, localStatus: 200, path: about, again: () => '*' },
  { status: 200, path: about, again: () => '"other"' },
  { status: 304, localStatus: 200, path: about, headers: { 'If-Modified-Since': future } },
  ...withHeader(200, about, 'If-Modified-Since', past, 'nonsense'),

  // Other methods.
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'].map((method) => ({
    status: 405,
    path: about,
    method,
  })),
  { status: 405, path: unknownPath, method: 'POST' },

  // Bad input. None of it may lead to a file that is not the site's.
  ...to(404, '//about', '/%2fabout', '/\\about', '//example.com/%2e%2e', `${about}%3fx`),
  ...to(
    404,
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/..%5cpackage.json',
  ),
  ...to(404, '/%252e%252e%252fpackage.json', '/_astro/..%2f..%2fpackage.json'),
  ...to(404, '/%c0%ae%c0%ae/package.json', `${about}%00`, '/%00', '/%zz', '/%'),
  ...to(200, `${about}?a=%00`, `${about}?q=${'x'.repeat(10_000)}`, '/%61bout'),
  ...to(308, `${about}%2f`),
  ...to(404, `/${'a'.repeat(10_000)}`, '/%E0%A4%A'),
];
