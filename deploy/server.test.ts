import { describe, expect, test } from 'vitest';
import { resolvePath } from './server.ts';

const files = new Set([
  'index.html',
  'index.html.br',
  'index.html.gz',
  'about.html',
  'about.html.br',
  '404.html',
  'favicon.svg',
  '_astro/client.Cd-EeyjT.js',
  '_astro/client.Cd-EeyjT.js.br',
]);

const notFound = { status: 404, file: '404.html' };

describe('resolvePath', () => {
  test.each([
    ['/', 'index.html'],
    ['/about', 'about.html'],
    ['/%61bout', 'about.html'],
    ['/favicon.svg', 'favicon.svg'],
    ['/_astro/client.Cd-EeyjT.js', '_astro/client.Cd-EeyjT.js'],
  ])('%s is answered with %s', (path, file) => {
    expect(resolvePath(path, files)).toEqual({ status: 200, file });
  });

  test.each([
    ['/about.html', '/about'],
    ['/about/', '/about'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/index/', '/'],
  ])('%s moves on to %s', (path, location) => {
    expect(resolvePath(path, files)).toEqual({ status: 308, location });
  });

  test.each([
    '/nope',
    '/About',
    '/about/x',
    '/about//',
    '/about.html/',
    '/404',
    '/404.html',
    '/404/',
    '/index.html.br',
    '/about.br',
    '/_astro',
    '/_astro/',
    '/_astro/client.Cd-EeyjT.js.br',
    '/_astro/client.Cd-EeyjT.js/',
    '/__proto__',
    '/constructor',
    '',
    'about',
    'xabout',
    '*',
    'http://localhost/about',
  ])('%j is answered with the not-found page', (path) => {
    expect(resolvePath(path, files)).toEqual(notFound);
  });

  test.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/%2e%2e%2fpackage.json',
    '/..%5cpackage.json',
    '/%252e%252e%252fpackage.json',
    '/%c0%ae%c0%ae/package.json',
    '/_astro/../../package.json',
    '/_astro/..%2f..%2fpackage.json',
    '/..',
    '/.',
    '/./about',
    '//about',
    '///about',
    '//example.com/%2e%2e',
    '/\\about',
    '/%2fabout',
    '/%00',
    '/about%00',
    '/about%00.html',
    '/about.html%00',
    '/%E0%A4%A',
    '/%',
    '/%zz',
    `/${'a'.repeat(100_000)}`,
    `/${'../'.repeat(10_000)}etc/passwd`,
  ])('%.40s leads to no file but the not-found page', (path) => {
    expect(resolvePath(path, files)).toEqual(notFound);
  });

  test.each(['//example.com/', '//example.com.html', '/%2f%2fexample.com/', '/\\example.com/'])(
    '%s never moves on to another host',
    (path) => {
      expect(resolvePath(path, files)).toEqual(notFound);
    },
  );
});
