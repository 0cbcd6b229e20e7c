import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { sendRaw, writeTestSite } from './test-site.ts';

const reportUrl = 'https://reports.nusa.test/csp?site=1';

/** The headers of a page on the local server, and the configuration of each hosting target, with this CSP_REPORT_URL. */
async function pageHeaders(url: string): Promise<Record<string, string>> {
  vi.stubEnv('CSP_REPORT_URL', url);
  vi.resetModules();
  const { readPagePolicies } = await import('../../build/content-security-policy.ts');
  const { writeHosting } = await import('./targets/write.ts');
  const { createSiteServer } = await import('./server.ts');
  const folder = writeTestSite();
  const policies = await readPagePolicies(folder);
  const hosting = join(dirname(folder), 'hosting');
  await writeHosting(folder, policies, hosting);
  const read = (file: string) => readFileSync(join(hosting, file), 'utf8');
  const server = createSiteServer({ folder, policies }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const request = 'GET /about HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
  const headers = {
    local: await sendRaw(port, request),
    // The values of nginx are quoted.
    nginx: read('nginx/site.conf').replaceAll('\\"', '"'),
    cdn: read('cdn/_headers'),
  };
  server.close();
  rmSync(dirname(folder), { recursive: true });
  return headers;
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('with CSP_REPORT_URL, every hosting target sends the headers that report violations', async () => {
  for (const [target, headers] of Object.entries(await pageHeaders(reportUrl))) {
    expect(headers, target).toContain(`; report-to csp; report-uri ${reportUrl}`);
    expect(headers, target).toMatch(/Reporting-Endpoints/i);
    expect(headers, target).toContain(`csp="${reportUrl}"`);
  }
});

test('without CSP_REPORT_URL, no header mentions reports', async () => {
  for (const [target, headers] of Object.entries(await pageHeaders(''))) {
    expect(headers, target).toContain("object-src 'none'");
    expect(headers, target).not.toMatch(/report/i);
  }
});
