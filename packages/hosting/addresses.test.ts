import { describe, expect, test } from 'vitest';
import { addressOf, siteAddresses } from './addresses.ts';

const files = [
  'index.html',
  'index.html.br',
  'about.html',
  'about.html.gz',
  '404.html',
  'favicon.svg',
  '_astro/client.Cd-EeyjT.js',
  '_astro/client.Cd-EeyjT.js.br',
  '.well-known/security.txt',
  '.env',
  'images/.hidden/x.svg',
];
const addresses = siteAddresses(files);

describe('siteAddresses', () => {
  test.each([
    ['/', 'index.html'],
    ['/about', 'about.html'],
    ['/favicon.svg', 'favicon.svg'],
    ['/_astro/client.Cd-EeyjT.js', '_astro/client.Cd-EeyjT.js'],
    ['/.well-known/security.txt', '.well-known/security.txt'],
  ])('%s returns %s', (path, file) => {
    expect(addresses.get(path)).toEqual({ file });
  });

  test.each([
    ['/about.html', '/about'],
    ['/about/', '/about'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/index/', '/'],
  ])('%s redirects to %s', (path, location) => {
    expect(addresses.get(path)).toEqual({ location });
  });

  test.each([
    '/nope',
    '/About',
    '/about/x',
    '/about//',
    '//about',
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
    '/.env',
    '/images/.hidden/x.svg',
    '/__proto__',
    '/constructor',
    '',
    'about',
  ])('%j is not found', (path) => {
    expect(addresses.has(path)).toBe(false);
  });
});

test.each(files.filter((file) => addressOf(file) !== null))('%s has one address', (file) => {
  expect(addresses.get(addressOf(file) ?? '')).toEqual({ file });
});
