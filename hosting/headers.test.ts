import { describe, expect, test } from 'vitest';
import { headersFor } from './headers.ts';

const policies = { 'about.html': "default-src 'none'" };

describe('headersFor', () => {
  test('a page has its own policy and is asked for again each time', () => {
    expect(headersFor('about.html', policies)).toMatchObject({
      'Content-Security-Policy': "default-src 'none'",
      'Cache-Control': 'public, max-age=0, must-revalidate',
    });
  });

  test('a file named by its content is kept for a year', () => {
    const headers = headersFor('_astro/client.Cd-EeyjT.js', policies);
    expect(headers['Cache-Control']).toBe('public, max-age=31536000, immutable');
    expect(headers).not.toHaveProperty('Content-Security-Policy');
  });

  test.each(['favicon.svg', 'images/_astro/logo.svg', '_astro.html'])(
    '%s, whose name says nothing of its content, is not kept',
    (file) => {
      expect(headersFor(file, policies)['Cache-Control']).toContain('must-revalidate');
    },
  );

  test('a social image may be shown by other sites, and changes under the same address', () => {
    expect(headersFor('social/about.png', policies)).toMatchObject({
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': 'public, max-age=0, must-revalidate',
    });
  });

  test.each(['about.html', '_astro/client.js', 'icon-512.png', 'favicon.svg', '404.html'])(
    '%s is what it says it is, and shut off from other origins',
    (file) => {
      expect(headersFor(file, policies)).toMatchObject({
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy': expect.stringContaining('camera=(), '),
        Vary: 'Accept-Encoding',
      });
    },
  );
});
