import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { loadSettings } from '../src/config/settings.ts';
import { pagePolicy, withPolicy } from './content-security-policy.ts';

const { productOrigin } = loadSettings();

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
    expect(allowed(html, 'style-src')).toEqual([hashOf('a{}'), hashOf('b{}')]);
  });

  test('lists the same script once', () => {
    const html = '<script>one()</script><script>one()</script>';
    expect(allowed(html, 'script-src')).toEqual(["'self'", hashOf('one()')]);
  });

  test('needs no hash for data and external scripts', () => {
    const html =
      '<script type="application/ld+json">{}</script><script type="module" src="/a.js"></script>';
    expect(allowed(html, 'script-src')).toEqual(["'self'"]);
  });

  test('allows speculation rules, which browsers treat as scripts', () => {
    const rules = '{"prefetch":[]}';
    const html = `<script type="speculationrules">${rules}</script>`;
    expect(allowed(html, 'script-src')).toContain(hashOf(rules));
  });

  test('never allows unsafe-inline, wildcards or whole schemes', () => {
    const policy = pagePolicy('<p>Hello</p>');
    expect(policy).not.toMatch(/unsafe|\*|https?:(?=[ ;]|$)/);
    for (const directive of ['default-src', 'object-src', 'base-uri']) {
      expect(allowed('', directive)).toEqual(["'none'"]);
    }
  });

  test('a page without frames and forms allows neither, and requests only to its own origin', () => {
    expect(allowed('<p>Hello</p>', 'frame-src')).toEqual(["'none'"]);
    expect(allowed('<p>Hello</p>', 'form-action')).toEqual(["'none'"]);
    expect(allowed('<p>Hello</p>', 'connect-src')).toEqual(["'self'"]);
  });

  test('a page with a frame allows the origin of that frame', () => {
    const html = `<iframe title="Widget" src="${productOrigin}/widget?a=1&amp;b=2"></iframe>`;
    expect(allowed(html, 'frame-src')).toEqual([productOrigin]);
  });

  test.each([
    ['a path', '<form action="/integrations">', ["'self'"]],
    ['the page itself', '<form class="a">', ["'self'"]],
    ['the product', `<form method="get" action="${productOrigin}/auth">`, [productOrigin]],
    ['a mail program', '<form action="mailto:a@b.example" method="post">', ['mailto:']],
    ['nowhere', '<form class="a" method="dialog">', ["'none'"]],
    [
      'several places',
      '<form><form action="/a"><form action="https://a.example/b">',
      ["'self'", 'https://a.example'],
    ],
  ])('a page with a form allows it to submit to %s', (_, html, sources) => {
    expect(allowed(html, 'form-action')).toEqual(sources);
  });
});

test('a script with the line ends of Windows is allowed by the hash that the browser computes', () => {
  const html = withPolicy('<head><meta charset="utf-8"><script>one()\r\ntwo()</script></head>');
  expect(html).toContain(hashOf('one()\ntwo()'));
  expect(html).toContain('<script>one()\ntwo()</script>');
});

test('the policy is the first in the head after the charset, and a page without a charset stops the build', () => {
  expect(withPolicy('<head><meta charset="utf-8"><script>one()</script></head>')).toMatch(
    /^<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; [^"]*"><script>/,
  );
  expect(() => withPolicy('<head><script>one()</script></head>')).toThrow('charset');
});
