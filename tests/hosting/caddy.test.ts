import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as requestHttp, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { findSiteFolder } from '../../build/paths.ts';
import { createContactService } from '../../packages/contact-service/service.ts';
import { variables } from '../../packages/contact-service/config.ts';
import { readSettings } from '../../src/config/read-settings.ts';
import { hasCaddy, startCaddy } from './caddy.ts';

const siteFolder = findSiteFolder();

test.skip(!hasCaddy, 'caddy is not installed');

let caddy: Awaited<ReturnType<typeof startCaddy>>;
test.beforeAll(async () => {
  caddy = await startCaddy(siteFolder);
});
test.afterAll(() => caddy.stop());

/** Runs the smoke tests against an address, as an operator would. @returns their exit code and output. */
async function runSmokeTests(address: string, build = siteFolder) {
  const args = ['test', 'smoke', '--project=desktop', '--reporter=line', '--output=.build/smoke'];
  const child = spawn('playwright', args, {
    env: { ...process.env, BASE_URL: address, SITE_FOLDER: build },
  });
  const [[code], output] = await Promise.all([once(child, 'exit'), text(child.stdout)]);
  return { code: code as number, output };
}

test('the site passes the smoke tests', async () => {
  const { code, output } = await runSmokeTests(caddy.origin);
  expect(code, output).toBe(0);
});

test('a stale page of the same length fails the smoke tests', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stale-'));
  cpSync(siteFolder, folder, { recursive: true });
  for (const copy of ['', '.br', '.gz']) rmSync(join(folder, `about.html${copy}`));
  const page = readFileSync(join(siteFolder, 'about.html'), 'utf8');
  writeFileSync(join(folder, 'about.html'), page.replaceAll('2024', '2023'));
  const stale = await startCaddy(folder);
  const { code, output } = await runSmokeTests(stale.origin).finally(stale.stop);
  rmSync(folder, { recursive: true });
  expect(code).toBe(1);
  expect(output).toContain('/about is the file of this build');
});

/** Starts a server on a free port. @returns its address. */
async function start(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Creates a contact service that sends no emails. */
const createService = () =>
  createContactService(
    readSettings(variables, {
      SITE_ORIGIN: process.env['SITE_ORIGIN'],
      MAIL_FROM: 'website@nusa.example',
      MAIL_TO: 'hello@nusa.example',
    }),
    async () => {},
  );

test('a site whose form uses the contact service passes the smoke tests only while that service runs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'with-service-'));
  cpSync(siteFolder, folder, { recursive: true });
  for (const copy of ['', '.br', '.gz']) rmSync(join(folder, `contact.html${copy}`));
  const page = readFileSync(join(siteFolder, 'contact.html'), 'utf8');
  const action = `action="${process.env['SITE_ORIGIN']}/api/contact"`;
  writeFileSync(join(folder, 'contact.html'), page.replace(/action="mailto:[^"]*"/, action));
  const service = createService();
  const site = await startCaddy(folder, await start(service));
  expect(await runSmokeTests(site.origin, folder)).toMatchObject({ code: 0 });
  service.close();
  const { code, output } = await runSmokeTests(site.origin, folder).finally(site.stop);
  rmSync(folder, { recursive: true });
  expect(code).toBe(1);
  expect(output).toMatch(/1 failed[^]*the contact service/);
});

/** Requests a path exactly as given, without following redirects. @returns the status and where it redirects to. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const outgoing = requestHttp(caddy.origin, { path, headers, agent: false }).end();
  const [response] = await once(outgoing, 'response');
  response.resume();
  return [response.statusCode, response.headers.location];
}

for (const address of [
  '/Contact',
  '/CONTACT',
  '/contact.',
  '/contact)',
  '/contact.html',
  '/contact/',
])
  test(`${address} redirects to the page`, async () => {
    let [status, location] = await ask(`${address}?subject=sales`);
    while (status === 308 && location !== '/contact?subject=sales')
      [status, location] = await ask(`${location}`);
    expect(location).toBe('/contact?subject=sales');
  });

test('an unknown address is not found, whatever its letters', async () => {
  expect(await ask('/Nothing')).toEqual([404, undefined]);
  expect(await ask('/ID/Nothing')).toEqual([404, undefined]);
});

test('the other name of the site redirects to it, with path and query', async () => {
  expect(await ask('/about?plan=pro', { Host: 'alias.localhost' })).toEqual([
    308,
    `${caddy.origin}/about?plan=pro`,
  ]);
});

test('files outside the site are not served', async () => {
  for (const path of ['/../package.json', '/..%2fpackage.json'])
    expect(await ask(path), path).toEqual([404, undefined]);
});

test('responses have the headers that caches, programs and later visits need', async ({
  request,
}) => {
  for (const encoding of ['identity', 'br']) {
    const page = await request.get(`${caddy.origin}/about`, {
      headers: { 'Accept-Encoding': encoding },
    });
    expect(page.headers()['vary'], encoding).toContain('Accept-Encoding');
  }
  const posted = await request.post(`${caddy.origin}/about`);
  expect([posted.status(), posted.headers()['allow']]).toEqual([405, 'GET, HEAD']);
  const alias = await request.get(caddy.origin, {
    headers: { Host: 'alias.localhost' },
    maxRedirects: 0,
  });
  expect(alias.headers()['strict-transport-security']).toBe('max-age=63072000');
  const moved = await request.get(`${caddy.origin}/_astro/nope/`, { maxRedirects: 0 });
  expect(moved.headers()['cache-control']).not.toContain('immutable');
});

test('the contact service trusts a CDN to say who the visitor is, and nobody else', async () => {
  const guide = readFileSync('hosting/README.md', 'utf8');
  const [lines = ''] = /^ {4}@cdn .*\n.*$/m.exec(guide) ?? [];
  const service = await start(
    createServer(({ headers }, response) => response.end(headers['x-real-ip'])).unref(),
  );
  const findVisitor = async (contactLines: string) => {
    const site = await startCaddy(siteFolder, service, contactLines);
    const headers = { 'CF-Connecting-IP': '203.0.113.7' };
    const answer = await fetch(`${site.origin}/api/contact`, { method: 'POST', headers });
    return answer.text().finally(site.stop);
  };
  // This machine stands in for the CDN.
  expect(await findVisitor(lines.replace(/(?<=remote_ip ).*/, '127.0.0.0/8 ::1'))).toBe(
    '203.0.113.7',
  );
  expect(await findVisitor(lines)).toMatch(/^(127\.0\.0\.1|::1)$/);
});

test('a request that is too large for a message does not reach the contact service', async () => {
  const service = await start(
    createServer((incoming, response) => incoming.resume().on('end', () => response.end())).unref(),
  );
  const site = await startCaddy(siteFolder, service);
  const getStatus = async (body: BodyInit) => {
    const options = { method: 'POST', body, duplex: 'half' };
    return (await fetch(`${site.origin}/api/contact`, options)).status;
  };
  expect(await getStatus('x'.repeat(900_000))).toBe(200);
  expect(await getStatus('x'.repeat(1_100_000))).toBe(413);
  // A request without a Content-Length.
  expect(await getStatus(new Blob(['x'.repeat(1_100_000)]).stream())).toBe(413);
  await site.stop();
});

test('slow clients are disconnected while visitors are served, and none reads that a message was sent', async ({
  request,
}) => {
  const site = await startCaddy(siteFolder, await start(createService().unref()));
  const stalled = connect(Number(new URL(site.origin).port), 'localhost');
  stalled.write(
    'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 400\r\nConnection: close\r\n\r\nname=A',
  );
  const answer = text(stalled);
  const { port } = new URL(caddy.origin);
  const slow = Array.from({ length: 500 }, () => connect(Number(port), '127.0.0.1'));
  const closed = slow.map((socket) => once(socket.on('error', () => {}).resume(), 'close'));
  for (const socket of slow) socket.write('GET / HTTP/1.1\r\nX-Slow: ');
  for (let visit = 0; visit < 20; visit += 1)
    expect((await request.get(`${caddy.origin}/about`)).status()).toBe(200);
  await Promise.all(closed);
  expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
  await site.stop();
});

test('a request with headers that are too large gets a response', async ({ request }) => {
  const headers = { 'X-Large': 'x'.repeat(40_000) };
  expect((await request.get(caddy.origin, { headers })).status()).toBe(431);
});

test('without JavaScript, a message to a service that is down leads to the page that says so', async ({
  request,
}) => {
  const post = (headers: Record<string, string>) =>
    request.post(`${caddy.origin}/api/contact`, { headers, maxRedirects: 0, data: 'name=Ayu' });
  for (const language of ['', '/id']) {
    const answer = await post({ Referer: `${caddy.origin}${language}/contact` });
    expect(answer.status()).toBe(303);
    expect(answer.headers()['location']).toBe(`${language}/contact/not-sent#broken`);
  }
  const answer = await post({ Referer: `${caddy.origin}/contact`, Accept: 'application/json' });
  expect(answer.status()).toBe(502);
});
