import { describe, expect, test } from 'vitest';
import { cloudflareHeaders, cloudflareRedirects, wranglerConfig } from './cloudflare.ts';
import { headerRules } from './header-rules.ts';
import { netlifyHeaders } from './netlify.ts';
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

test('a rule says what a file has differently from the not-found page', () => {
  expect(headerRules(headers)).toEqual([
    { path: '/*', headers: page('lost') },
    { path: '/about', headers: { 'Content-Security-Policy': "own 'hash'" } },
    { path: '/', headers: { 'Content-Security-Policy': 'home' } },
    { path: '/robots.txt', headers: { 'Content-Security-Policy': null } },
    { path: '/.well-known/security.txt', headers: { 'Content-Security-Policy': null } },
    { path: '/_astro/a.js', headers: { 'Cache-Control': 'year', 'Content-Security-Policy': null } },
  ]);
});

describe('Cloudflare', () => {
  test('drops what every answer has before a file gets its own', () => {
    expect(cloudflareHeaders(headers)).toContain(
      "/about\n  ! Content-Security-Policy\n  Content-Security-Policy: own 'hash'\n",
    );
  });

  test('gets no more rules than it reads, those of pages first', () => {
    const many = new Map(headers);
    for (let i = 0; i < 200; i += 1) many.set(`_astro/${i}.js`, hashed);
    const rules = cloudflareHeaders(many).match(/^\/.*/gm) ?? [];
    expect(rules).toHaveLength(100);
    expect(rules).toContain('/.well-known/security.txt');
  });

  test('gets no line that it would leave out', () => {
    const long = new Map([...headers, ['about.html', page('x'.repeat(2_000))]]);
    expect(() => cloudflareHeaders(long)).toThrow('takes header lines of 2000 characters');
  });

  test('moves old forms of an address on, for good', () => {
    expect(cloudflareRedirects(headers).split('\n')).toEqual([
      '/about.html /about 308',
      '/about/ /about 308',
      '/index.html / 308',
      '/index / 308',
      '/index/ / 308',
      '',
    ]);
  });

  test('has no program, only files', () => {
    expect(JSON.parse(wranglerConfig('site'))).not.toHaveProperty('main');
  });
});

test('Netlify, where the last value holds, is told of no header to drop', () => {
  expect(netlifyHeaders(headers)).toContain("/about\n  Content-Security-Policy: own 'hash'\n");
  expect(netlifyHeaders(headers)).not.toContain('!');
});

describe('nginx', () => {
  const options = {
    serverName: 'www.site.test',
    home: '/srv/www',
    release: 'a',
    requestsPerClient: 300,
  };

  test('finds a policy by the file that it serves, and quotes it', () => {
    expect(nginxSite(headers, options)).toContain(`"/about.html" "own 'hash'";`);
  });

  test('keeps hashed files of earlier builds, too, for a year', () => {
    expect(nginxSite(headers, options)).toContain('"~^/_astro/" "year";');
  });

  test('takes no value that it would read as a variable', () => {
    const odd = new Map([...headers, ['about.html', page('$host')]]);
    expect(() => nginxSite(odd, options)).toThrow('"$"');
  });
});
