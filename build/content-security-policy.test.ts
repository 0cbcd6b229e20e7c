import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
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

test('inline scripts, speculation rules and styles are allowed, each once by its hash', () => {
  const html =
    '<style>a{}</style><script>one()</script><script type="module">\ntwo()\n</script><script>one()</script><script type="speculationrules">{}</script><script type="application/ld+json">[]</script><script src="/a.js"></script><style media="print">b{}</style>';
  const scripts = [hash('one()'), hash('\ntwo()\n'), hash('{}')];
  expect(findAllowed(html, 'script-src')).toEqual(["'self'", ...scripts]);
  expect(findAllowed(html, 'style-src')).toEqual(["'self'", hash('a{}'), hash('b{}')]);
});

test.each(['default-src', 'object-src', 'base-uri', 'frame-src', 'form-action'])(
  '%s allows nothing on a page without frames and forms',
  (directive) => {
    expect(findAllowed('<p>Hello</p>', directive)).toEqual(["'none'"]);
  },
);

test('a page with a frame allows the origin of that frame', () => {
  const html = `<iframe title="Widget" src="${productOrigin}/widget?a=1&amp;b=2"></iframe>`;
  expect(findAllowed(html, 'frame-src')).toEqual([productOrigin]);
});

test.each([
  ['a path', '<form action="/integrations"></form>', ["'self'"]],
  ['the page itself', '<form class="a"></form>', ["'self'"]],
  ['the product', `<form method="get" action="${productOrigin}/auth"></form>`, [productOrigin]],
  ['a mail program', '<form action="mailto:a@b.example" method="post"></form>', ['mailto:']],
  ['nowhere', '<form class="a" method="dialog"></form>', ["'none'"]],
])('a page with a form allows it to submit to %s', (_, html, sources) => {
  expect(findAllowed(html, 'form-action')).toEqual(sources);
});

test('the policy comes right after the charset, and a page without a charset stops the build', () => {
  expect(addPolicy('<head><meta charset="utf-8"><script>one()</script></head>')).toMatch(
    /^<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; [^"]*"><script>/,
  );
  expect(() => addPolicy('<head><script>one()</script></head>')).toThrow('charset');
});
