import { afterEach, expect, test, vi } from 'vitest';
import { headersFor } from './headers.ts';

const policies = { 'about.html': "default-src 'none'" };
const revalidated = 'public, max-age=0, must-revalidate';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('a page has its own policy, the security headers, and is revalidated on each visit', () => {
  expect(headersFor('about.html', policies)).toEqual({
    'Content-Security-Policy': "default-src 'none'",
    'Cache-Control': revalidated,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': expect.stringContaining('camera=(), '),
    Vary: 'Accept-Encoding',
  });
});

test('only a file with a content hash in its name is cached, for a year', () => {
  const cached = (file: string) => headersFor(file, policies)['Cache-Control'];
  expect(cached('_astro/client.Cd-EeyjT.js')).toBe('public, max-age=31536000, immutable');
  expect(cached('images/_astro/logo.svg')).toBe(revalidated);
});

test.each(['social/about.png', 'id/social/about.png'])('other sites may show %s', (file) => {
  expect(headersFor(file, policies)).toMatchObject({
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': revalidated,
  });
});

test('with CSP_REPORT_URL, pages say where to report violations', async () => {
  vi.stubEnv('CSP_REPORT_URL', 'https://reports.nusa.test/csp?site=1');
  vi.resetModules();
  const configured = await import('./headers.ts');
  const { pagePolicy } = await import('../../build/content-security-policy.ts');
  expect(pagePolicy('')).toContain(
    '; report-to csp; report-uri https://reports.nusa.test/csp?site=1',
  );
  expect(configured.headersFor('about.html', policies)).toMatchObject({
    'Reporting-Endpoints': 'csp="https://reports.nusa.test/csp?site=1"',
  });
});
