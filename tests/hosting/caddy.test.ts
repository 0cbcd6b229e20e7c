import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import getPort from 'get-port';
import { findSiteFolder } from '../../build/site-files.ts';
import { findProgram } from '../../scripts/chromium.ts';

const siteFolder = findSiteFolder();

test.skip(findProgram('caddy') === undefined, 'caddy is not installed');

let origin: string;
let folder: string;

/** Starts Caddy with `hosting/Caddyfile` for the built site. The contact service is down. */
test.beforeAll(async () => {
  const port = await getPort();
  origin = `http://localhost:${port}`;
  folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const config = join(folder, 'Caddyfile');
  // Turn off the admin API, because two servers cannot share its port.
  writeFileSync(config, readFileSync('hosting/Caddyfile', 'utf8').replace(/^{/m, '{\n\tadmin off'));
  // Returns once the server is up.
  execFileSync('caddy', ['start', '--config', config, '--pidfile', join(folder, 'pid')], {
    env: {
      ...process.env,
      SITE_ADDRESS: origin,
      SITE_ALIAS: `http://alias.localhost:${port}`,
      SITE_ROOT: siteFolder,
      CONTACT_SERVICE: 'unix//run/no-contact.sock',
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
    },
    stdio: 'ignore',
  });
});
test.afterAll(() => {
  process.kill(Number(readFileSync(join(folder, 'pid'), 'utf8')));
  rmSync(folder, { recursive: true });
});

test('the site passes the smoke tests, as an operator runs them', async () => {
  const args = ['test', 'smoke', '--project=desktop', '--reporter=line', '--output=.build/smoke'];
  const child = spawn('playwright', args, {
    env: { ...process.env, BASE_URL: origin, SITE_FOLDER: siteFolder },
  });
  const [[code], output] = await Promise.all([once(child, 'exit'), text(child.stdout)]);
  expect(code, output).toBe(0);
});

/** Requests a target exactly as given. @returns the status and where it redirects to. */
async function ask(target: string, host = new URL(origin).host): Promise<[number, string]> {
  const socket = connect(Number(new URL(origin).port), 'localhost');
  await once(socket, 'connect');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  const [head = ''] = (await text(socket)).split('\r\n\r\n');
  return [Number(head.slice(9, 12)), /^location: (.*)$/im.exec(head)?.[1]?.trim() ?? ''];
}

test('other spellings of an address redirect to the page', async () => {
  for (const address of ['/CONTACT', '/contact.', '/contact)']) {
    let [status, location] = await ask(`${address}?subject=sales`);
    while (status === 308 && location !== '/contact?subject=sales')
      [status, location] = await ask(location);
    expect(location, address).toBe('/contact?subject=sales');
  }
  for (const address of ['/Nothing', '/ID/Nothing'])
    expect(await ask(address), address).toEqual([404, '']);
});

test('the other name of the site redirects to it, with path and query', async () => {
  const to = `${origin}/about?plan=pro`;
  expect(await ask('/about?plan=pro', 'alias.localhost')).toEqual([308, to]);
});

test('no address leads out of the site', async () => {
  for (const target of [
    '//other.example/about/',
    String.raw`/\other.example/about/`,
    '/%5cother.example/%2e%2e/about/',
    '/%09//other.example/about/',
    '/%00',
  ]) {
    const [status, location] = await ask(target);
    expect(URL.parse(location, origin)?.origin, target).toBe(origin);
    expect(status, target).toBeLessThan(500);
  }
});

test('without JavaScript, a message to a service that is down leads back to the form, which says so', async ({
  request,
}) => {
  const post = (headers: Record<string, string>) =>
    request.post(`${origin}/api/contact`, { headers, maxRedirects: 0, data: 'name=Ayu' });
  for (const language of ['', '/id']) {
    const answer = await post({ Referer: `${origin}${language}/contact` });
    expect(answer.status()).toBe(303);
    expect(answer.headers()['location']).toBe(`${language}/contact#broken`);
  }
  const answer = await post({ Referer: `${origin}/contact`, Accept: 'application/json' });
  expect(answer.status()).toBe(502);
});
