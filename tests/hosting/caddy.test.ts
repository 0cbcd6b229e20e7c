import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as requestHttp } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { findSiteFolder } from '../../build/paths.ts';
import { hasCaddy, startCaddy } from './caddy.ts';

const siteFolder = findSiteFolder();

test.skip(!hasCaddy, 'caddy is not installed');

let caddy: Awaited<ReturnType<typeof startCaddy>>;
test.beforeAll(async () => {
  caddy = await startCaddy(siteFolder);
});
test.afterAll(() => caddy.stop());

/** Runs the smoke tests against an address, as an operator does. @returns their exit code and output. */
async function runSmokeTests(address: string) {
  const args = ['test', 'smoke', '--project=desktop', '--reporter=line', '--output=.build/smoke'];
  const child = spawn('playwright', args, {
    env: { ...process.env, BASE_URL: address, SITE_FOLDER: siteFolder },
  });
  const [[code], output] = await Promise.all([once(child, 'exit'), text(child.stdout)]);
  return { code: code as number, output };
}

test('the site passes the smoke tests', async () => {
  const { code, output } = await runSmokeTests(caddy.origin);
  expect(code, output).toBe(0);
});

test('a stale page of the same length does not pass them', async () => {
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

/** Asks for a path as it is written, without following redirects. @returns the status and where it leads. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const outgoing = requestHttp(caddy.origin, { path, headers, agent: false }).end();
  const [response] = await once(outgoing, 'response');
  response.resume();
  return [response.statusCode, response.headers.location];
}

test('the other name of the site leads to it, with path and query', async () => {
  expect(await ask('/about?plan=pro', { Host: 'alias.localhost' })).toEqual([
    308,
    `${caddy.origin}/about?plan=pro`,
  ]);
});

test('no address leads to another site or to a file outside of this one', async () => {
  for (const path of ['//evil.example/', '/%5cevil.example/', '/..%2fpackage.json'])
    expect(await ask(path), path).toEqual([404, undefined]);
});

test('visitors are served while slow clients hold 500 connections, which are closed', async ({
  request,
}) => {
  const { port } = new URL(caddy.origin);
  const slow = Array.from({ length: 500 }, () => connect(Number(port), '127.0.0.1'));
  const closed = slow.map((socket) => once(socket.on('error', () => {}).resume(), 'close'));
  for (const socket of slow) socket.write('GET / HTTP/1.1\r\nX-Slow: ');
  for (let visit = 0; visit < 20; visit += 1)
    expect((await request.get(`${caddy.origin}/about`)).status()).toBe(200);
  await Promise.all(closed);
});

test('a request that is too large gets an answer', async ({ request }) => {
  const headers = { 'X-Large': 'x'.repeat(40_000) };
  expect((await request.get(caddy.origin, { headers })).status()).toBe(431);
});

test('without a script, a message to a service that is down leads to the page that says so', async ({
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
