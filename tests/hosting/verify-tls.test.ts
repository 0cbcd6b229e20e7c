import { readFileSync } from 'node:fs';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { expect, test } from '@playwright/test';
import { runChecks, type CheckResult } from '../../packages/hosting/verify/check.ts';
import { contactCheck } from '../../packages/hosting/verify/contact-check.ts';
import { liveSite } from '../../packages/hosting/verify/live-site.ts';
import { pageChecks } from '../../packages/hosting/verify/page-checks.ts';
import { serverChecks } from '../../packages/hosting/verify/server-checks.ts';
import { siteOrigin } from '../../src/config/site.ts';
import { hasNginx } from '../../scripts/programs.ts';
import { chain, startNginxWithTls, tls } from './nginx-with-tls.ts';
import { useServer } from './use-server.ts';

const named = (results: CheckResult[], result: CheckResult['result']) =>
  results.filter((each) => each.result === result).map(({ check }) => check);

test.describe('npm run verify for nginx with TLS', () => {
  const origin = useServer('nginx with its brotli module', hasNginx() ? startNginxWithTls : null);

  test('passes as --prepare sets it up', async () => {
    setDefaultCACertificates([...getCACertificates(), readFileSync(chain, 'utf8')]);
    const site = liveSite(`https://localhost:${tls.port}`, {
      // Redirects go to the server's name, on the usual port.
      canonicalOrigin: siteOrigin,
      httpOrigin: null,
    });
    const results = await runChecks(site, [...pageChecks(), ...serverChecks, contactCheck(true)]);
    expect(named(results, 'failed')).toEqual([]);
    expect(named(results, 'skipped')).toEqual(['HTTP to HTTPS', 'Without www', 'Contact form']);
  });

  const httpsChecks = serverChecks.filter(({ name }) => name === 'HTTP to HTTPS');

  test('follows the redirect from HTTP, with path and query', async () => {
    const site = liveSite('https://localhost', { httpOrigin: origin() });
    expect(await runChecks(site, httpsChecks)).toMatchObject([{ result: 'ok' }]);
    const other = liveSite('https://localhost', { httpOrigin: siteOrigin });
    expect(await runChecks(other, httpsChecks)).toMatchObject([
      { result: 'failed', detail: expect.stringContaining('answers 200, not 308') },
    ]);
  });

  test('asks the name without www', async () => {
    const bareChecks = serverChecks.filter(({ name }) => name === 'Without www');
    const site = liveSite(siteOrigin, { bareOrigin: `https://example.com:${tls.port}` });
    expect(await runChecks(site, bareChecks)).toMatchObject([
      { result: 'failed', detail: expect.stringContaining('example.com') },
    ]);
    const redirected = liveSite('https://localhost', {
      canonicalOrigin: `https://${new URL(siteOrigin).hostname}`,
      bareOrigin: origin(),
    });
    expect(await runChecks(redirected, bareChecks)).toMatchObject([{ result: 'ok' }]);
  });

  test('finds plain HTTP where HTTPS is expected', async () => {
    const results = await runChecks(liveSite('http://www.site.test'), httpsChecks);
    expect(results).toMatchObject([
      { result: 'failed', detail: 'http://www.site.test is not HTTPS' },
    ]);
  });
});
