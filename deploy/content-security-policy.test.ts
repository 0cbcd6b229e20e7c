import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { productOrigin } from '../src/config/site.ts';
import { pagePolicy } from './content-security-policy.ts';

const hashOf = (source: string) =>
  `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/** The sources that a directive of a page's policy allows. */
function allowed(html: string, directive: string): string[] {
  const found = pagePolicy(html)
    .split('; ')
    .find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

describe('pagePolicy', () => {
  test('allows the scripts and styles within the page, each by its hash', () => {
    const html =
      '<style>a{}</style><script>one()</script><script type="module">\ntwo()\n</script><style media="print">b{}</style>';
    expect(allowed(html, 'script-src')).toEqual(["'self'", hashOf('one()'), hashOf('\ntwo()\n')]);
    expect(allowed(html, 'style-src')).toEqual(["'self'", hashOf('a{}'), hashOf('b{}')]);
  });

  test('lists the same script once', () => {
    const html = '<script>one()</script><script>one()</script>';
    expect(allowed(html, 'script-src')).toEqual(["'self'", hashOf('one()')]);
  });

  test('needs no hash for data and for scripts of their own address', () => {
    const html =
      '<script type="application/ld+json">{}</script><script type="module" src="/a.js"></script>';
    expect(allowed(html, 'script-src')).toEqual(["'self'"]);
  });

  test('allows speculation rules, which the browser takes for a script', () => {
    const rules = '{"prerender":[]}';
    const html = `<script type="speculationrules">${rules}</script>`;
    expect(allowed(html, 'script-src')).toContain(hashOf(rules));
  });

  test('never allows what is unsafe, nor any host but the product in a frame', () => {
    const policy = pagePolicy('<p>Hello</p>');
    expect(policy).not.toMatch(/unsafe|\*|https?:(?=[ ;]|$)/);
    expect(allowed('', 'frame-src')).toEqual([productOrigin]);
    for (const directive of ['default-src', 'object-src', 'base-uri', 'frame-ancestors']) {
      expect(allowed('', directive)).toEqual(["'none'"]);
    }
  });

  test('out of the box, the page may speak to its own origin alone', () => {
    expect(allowed('', 'connect-src')).toEqual(["'self'"]);
    expect(allowed('', 'form-action')).toEqual(["'self'", 'mailto:', productOrigin]);
  });
});
