import { describe, expect, test } from 'vitest';
import { cloudflareHeaders, cloudflareRedirects, wranglerConfig } from './cloudflare.ts';
import { headerRules } from './header-rules.ts';
import { netlifyHeaders, netlifyRedirects } from './netlify.ts';
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

test('a rule has the headers in which a file differs from the not-found page', () => {
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
  test('removes the common value of a header before it sets that of a file', () => {
    expect(cloudflareHeaders(headers)).toContain(
      "/about\n  ! Content-Security-Policy\n  Content-Security-Policy: own 'hash'\n",
    );
  });

  test('has no more than 100 rules, those of pages first', () => {
    const many = new Map(headers);
    for (let i = 0; i < 200; i += 1) many.set(`_astro/${i}.js`, hashed);
    const rules = cloudflareHeaders(many).match(/^\/.*/gm) ?? [];
    expect(rules).toHaveLength(100);
    expect(rules).toContain('/.well-known/security.txt');
  });

  test('refuses a line that Cloudflare would ignore', () => {
    const long = new Map([...headers, ['about.html', page('x'.repeat(2_000))]]);
    expect(() => cloudflareHeaders(long)).toThrow('header lines of more than 2000 characters');
  });

  test('redirects alternate forms of an address permanently', () => {
    expect(cloudflareRedirects(headers).split('\n')).toEqual([
      '/about.html /about 308',
      '/about/ /about 308',
      '/index.html / 308',
      '/index / 308',
      '/index/ / 308',
      '',
    ]);
  });

  test('has no Worker script, only files', () => {
    expect(JSON.parse(wranglerConfig('site'))).not.toHaveProperty('main');
  });

  test('runs the contact service only for its path and by a timer', () => {
    const contact = {
      main: 'worker.ts',
      siteOrigin: 'https://www.site.test',
      languages: ['en', 'id'],
    };
    expect(JSON.parse(wranglerConfig('site', contact))).toMatchObject({
      main: 'worker.ts',
      vars: { SITE_ORIGIN: 'https://www.site.test', CONTACT_LANGUAGES: 'en,id' },
      assets: { run_worker_first: ['/api/contact'] },
      triggers: { crons: ['*/5 * * * *'] },
    });
  });
});

test('Netlify, where the last value applies, has no rule that removes a header', () => {
  expect(netlifyHeaders(headers)).toContain("/about\n  Content-Security-Policy: own 'hash'\n");
  expect(netlifyHeaders(headers)).not.toContain('!');
});

test('an unknown address of a language gets the page in that language', () => {
  const languages = new Map([...headers, ['id/404.html', page('lost')], ['id.html', page('home')]]);
  expect(netlifyRedirects(languages)).toBe('/id/* /id/404.html 404\n');
  expect(netlifyRedirects(headers)).toBe('');
  expect(headerRules(languages).map(({ path }) => path)).not.toContain('/id/404');
});

test('the pages for unknown addresses share the headers of all unknown addresses', () => {
  const different = new Map([...headers, ['id/404.html', page('another')]]);
  expect(() => headerRules(different)).toThrow('id/404.html needs the same headers as 404.html');
});

describe('nginx', () => {
  const options = {
    serverName: 'www.site.test',
    home: '/srv/www',
    release: 'a',
    requestsPerClient: 300,
  };

  test('maps each file to its quoted policy', () => {
    expect(nginxSite(headers, options)).toContain(`"/about.html" "own 'hash'";`);
  });

  test('caches hashed files of earlier builds for a year', () => {
    expect(nginxSite(headers, options)).toContain('"~^/_astro/" "year";');
  });

  test('refuses every POST, except to the path of the contact form', () => {
    expect(nginxSite(headers, options)).not.toMatch(/POST|proxy_pass/);
    const path = '/api/contact';
    const own = nginxSite(headers, { ...options, contact: { path } });
    expect(own).toContain('"POST /api/contact" "";');
    expect(own).not.toContain('proxy_pass');
    const service = nginxSite(headers, { ...options, contact: { path, service: 'contact:80' } });
    expect(service).toContain('proxy_pass http://contact:80;');
  });

  test("includes the operator's own settings, which no build writes", () => {
    expect(nginxSite(headers, options)).toContain('include /srv/www/server.conf*;');
  });

  test('refuses a value that nginx would read as a variable', () => {
    const odd = new Map([...headers, ['about.html', page('$host')]]);
    expect(() => nginxSite(odd, options)).toThrow('"$"');
  });
});
