import { expect, test } from 'vitest';
import { siteAddresses } from './addresses.ts';

test('a file has one address, to which its other forms redirect; private files have none', () => {
  const files = [
    'index.html',
    'about.html',
    'about.html.br',
    '404.html',
    'id/404.html',
    'favicon.svg',
    '.well-known/security.txt',
    '.env',
    'images/.hidden/x.svg',
  ];
  expect(Object.fromEntries(siteAddresses(files))).toEqual({
    '/': { file: 'index.html' },
    '/index': { location: '/' },
    '/index/': { location: '/' },
    '/index.html': { location: '/' },
    '/about': { file: 'about.html' },
    '/about/': { location: '/about' },
    '/about.html': { location: '/about' },
    '/favicon.svg': { file: 'favicon.svg' },
    '/.well-known/security.txt': { file: '.well-known/security.txt' },
  });
});
