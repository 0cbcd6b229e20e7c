import { describe, expect, test } from 'vitest';
import { readTarget } from './request-target.ts';

describe('readTarget', () => {
  test.each([
    ['/', '/', ''],
    ['/about?plan=pro&x', '/about', '?plan=pro&x'],
    ['/%61bout', '/about', ''],
    ['/about?', '/about', ''],
    ['http://elsewhere.example:81/about?x', '/about', '?x'],
    ['//about', '//about', ''],
    ['/\\about', '//about', ''],
    ['/%2fabout', '//about', ''],
  ])('reads %s', (target, path, query) => {
    expect(readTarget(target)).toEqual({ path, query });
  });

  test.each([
    ['/../package.json', '/package.json'],
    ['/%2e%2e/package.json', '/package.json'],
    ['/%2E./package.json', '/package.json'],
    ['/\\..\\package.json', '/package.json'],
    ['/_astro/../../package.json', '/package.json'],
    [`/${'../'.repeat(2_000)}etc/passwd`, '/etc/passwd'],
    // Not resolved once decoded: no file has such a name.
    ['/..%2fpackage.json', '/../package.json'],
    ['/%2e%2e%2fpackage.json', '/../package.json'],
    ['/..%5cpackage.json', '/..\\package.json'],
    ['/%252e%252e%252fpackage.json', '/%2e%2e%2fpackage.json'],
  ])('%.40s does not climb above the root', (target, path) => {
    expect(readTarget(target)?.path).toBe(path);
  });

  test.each([
    '/%',
    '/%zz',
    '/%E0%A4%A',
    '/%c0%ae%c0%ae/package.json',
    '/%00',
    '/about%00.html',
    '*',
    '',
    'about',
    'ftp://x/about',
    'http://',
    'http://[',
  ])('%j is no address', (target) => {
    expect(readTarget(target)).toBeNull();
  });
});
