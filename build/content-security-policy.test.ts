import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { loadSettings } from '../src/config/settings.ts';
import { createPolicy, addPolicy } from './content-security-policy.ts';

const { productOrigin } = loadSettings();

const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/** The sources that a directive allows in the policy of a page. */
function findAllowed(html: string, directive: string): string[] {
  const found = createPolicy(html)
    .split('; ')
    .find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

describe('createPolicy', () => {
  test('allows the inline scripts and styles in the page, each by its hash', () => {
    const html =
      '<style>a{}</style><script>one()</script><script type="module">\ntwo()\n</script><style media="print">b{}</style>';
    expect(findAllowed(html, 'script-src')).toEqual(["'self'", hash('one()'), hash('\ntwo()\n')]);
    expect(findAllowed(html, 'style-src')).toEqual(["'self'", hash('a{}'), hash('b{}')]);
  });

  test('lists the same script once', () => {
    const html = '<script>one()</script><script>one()</script>';
    expect(findAllowed(html, 'script-src')).toEqual(["'self'", hash('one()')]);
  });

  test('needs no hash for data and external scripts', () => {
    const html =
      '<script type="application/ld+json">{}</script><script type="module" src="/a.js"></script>';
    expect(findAllowed(html, 'script-src')).toEqual(["'self'"]);
  });

  test('allows speculation rules, which browsers treat as scripts', () => {
    const rules = '{"prefetch":[]}';
    const html = `<script type="speculationrules">${rules}</script>`;
    expect(findAllowed(html, 'script-src')).toContain(hash(rules));
  });

  test('never allows unsafe-inline, wildcards or whole schemes', () => {
    const policy = createPolicy('<p>Hello</p>');
    expect(policy).not.toMatch(/unsafe|\*|https?:(?=[ ;]|$)/);
    for (const directive of ['default-src', 'object-src', 'base-uri']) {
      expect(findAllowed('', directive)).toEqual(["'none'"]);
    }
  });

  test('a page without frames and forms allows neither, and requests only to its own origin', () => {
    expect(findAllowed('<p>Hello</p>', 'frame-src')).toEqual(["'none'"]);
    expect(findAllowed('<p>Hello</p>', 'form-action')).toEqual(["'none'"]);
    expect(findAllowed('<p>Hello</p>', 'connect-src')).toEqual(["'self'"]);
  });

  test('a page with a frame allows the origin of that frame', () => {
    const html = `<iframe title="Widget" src="${productOrigin}/widget?a=1&amp;b=2"></iframe>`;
    expect(findAllowed(html, 'frame-src')).toEqual([productOrigin]);
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
    expect(findAllowed(html, 'form-action')).toEqual(sources);
  });
});

test('Windows line endings are removed, because browsers hash a script without them', () => {
  const html = addPolicy('<head><meta charset="utf-8"><script>one()\r\ntwo()</script></head>');
  expect(html).toContain(hash('one()\ntwo()'));
  expect(html).toContain('<script>one()\ntwo()</script>');
});

test('the policy comes right after the charset, and a page without a charset stops the build', () => {
  expect(addPolicy('<head><meta charset="utf-8"><script>one()</script></head>')).toMatch(
    /^<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; [^"]*"><script>/,
  );
  expect(() => addPolicy('<head><script>one()</script></head>')).toThrow('charset');
});
