import { describe, expect, test } from 'vitest';
import { cdnHeaders, cdnRedirects } from './cdn.ts';
import { nginxSite } from './nginx.ts';

const plain = { 'X-Any': 'same', 'Cache-Control': 'again' };
const page = (policy: string) => ({ ...plain, 'Content-Security-Policy': policy });
const hashed = { ...plain, 'Cache-Control': 'year' };
const headers = new Map<string, Record<string, string>>([
  ['404.html', page('lost')],
  ['_astro/a.js', hashed],
  ['about.html', page("own 'hash'")],
  ['index.html', page('home')],
  ['robots.txt', plain],
  ['.well-known/security.txt', plain],
]);

describe('the _headers of a CDN', () => {
  test('have what all files share in one rule, and the rest in a rule for each file', () => {
    expect(cdnHeaders(headers).split('\n')).toEqual([
      '/*',
      '  X-Any: same',
      '/about',
      '  Cache-Control: again',
      "  Content-Security-Policy: own 'hash'",
      '/',
      '  Cache-Control: again',
      '  Content-Security-Policy: home',
      '/robots.txt',
      '  Cache-Control: again',
      '/.well-known/security.txt',
      '  Cache-Control: again',
      '/_astro/a.js',
      '  Cache-Control: year',
      '',
    ]);
  });

  test('have no more than 100 rules, those of pages first', () => {
    const many = new Map(headers);
    for (let i = 0; i < 200; i += 1) many.set(`_astro/${i}.js`, hashed);
    const rules = cdnHeaders(many).match(/^\/.*/gm) ?? [];
    expect(rules).toHaveLength(100);
    expect(rules).toContain('/.well-known/security.txt');
  });

  test('have no line that Cloudflare would ignore', () => {
    const long = new Map([...headers, ['about.html', page('x'.repeat(2_000))]]);
    expect(() => cdnHeaders(long)).toThrow('header lines of more than 2000 characters');
  });
});

test('the _redirects of a CDN lead from other forms of an address to the address', () => {
  expect(cdnRedirects(headers).split('\n')).toEqual([
    '/about.html /about 308',
    '/about/ /about 308',
    '/index.html / 308',
    '/index / 308',
    '/index/ / 308',
    '',
  ]);
});

describe('nginx', () => {
  const options = {
    serverName: 'www.site.test',
    origin: 'https://www.site.test',
    home: '/srv/www',
    release: 'a',
  };

  test('maps each file to its quoted policy', () => {
    expect(nginxSite(headers, options)).toContain(`"/about.html" "own 'hash'";`);
  });

  test('caches hashed files of earlier builds for a year', () => {
    expect(nginxSite(headers, options)).toContain('"~^/_astro/" "year";');
  });

  test('refuses a value that nginx would read as a variable', () => {
    const odd = new Map([...headers, ['about.html', page('$host')]]);
    expect(() => nginxSite(odd, options)).toThrow('"$"');
  });
});
