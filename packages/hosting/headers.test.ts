import { describe, expect, test } from 'vitest';
import { headersFor } from './headers.ts';

const policies = { 'about.html': "default-src 'none'" };

describe('headersFor', () => {
  test('a page has its own policy and is revalidated on each visit', () => {
    expect(headersFor('about.html', policies)).toMatchObject({
      'Content-Security-Policy': "default-src 'none'",
      'Cache-Control': 'public, max-age=0, must-revalidate',
    });
  });

  test('a file with a content hash in its name is cached for a year', () => {
    const headers = headersFor('_astro/client.Cd-EeyjT.js', policies);
    expect(headers['Cache-Control']).toBe('public, max-age=31536000, immutable');
    expect(headers).not.toHaveProperty('Content-Security-Policy');
  });

  test.each(['favicon.svg', 'images/_astro/logo.svg', '_astro.html'])(
    '%s, which has no content hash in its name, is revalidated',
    (file) => {
      expect(headersFor(file, policies)['Cache-Control']).toContain('must-revalidate');
    },
  );

  test.each(['social/about.png', 'id/social/about.png'])(
    'other sites may show the social image %s, which is revalidated',
    (file) => {
      expect(headersFor(file, policies)).toMatchObject({
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Cache-Control': 'public, max-age=0, must-revalidate',
      });
    },
  );

  test.each(['about.html', '_astro/client.js', 'icon-512.png', 'favicon.svg', '404.html'])(
    '%s has the security headers and is isolated from other origins',
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
