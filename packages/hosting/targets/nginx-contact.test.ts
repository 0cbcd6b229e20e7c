import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import getPort from 'get-port';
import { describe, expect, onTestFinished, test } from 'vitest';
import { nginxSite } from './nginx.ts';
import { typed } from '../../contact-service/receive.fixture.ts';
import { postForm, startService, testEnvironment } from '../../contact-service/service.fixture.ts';

const hasNginx = spawnSync('nginx', ['-v']).status === 0;
const path = '/api/contact';

/** Starts nginx with the configuration of the build for a small site with this contact service. */
async function startNginx(service: string | undefined, serverConf = '') {
  const home = dirname(testEnvironment('smtp://localhost').CONTACT_DATABASE);
  const port = await getPort();
  const pages = [
    '404.html',
    'index.html',
    'contact/sent.html',
    'contact/not-sent.html',
    'id/contact/not-sent.html',
  ];
  for (const folder of ['contact', 'id/contact']) {
    mkdirSync(join(home, 'releases/a', folder), { recursive: true });
  }
  for (const page of pages) writeFileSync(join(home, 'releases/a', page), `<h1>${page}</h1>`);
  if (serverConf) writeFileSync(join(home, 'server.conf'), serverConf);
  const site = nginxSite(new Map(pages.map((page) => [page, { 'X-Page': page }])), {
    serverName: 'localhost',
    origin: 'http://localhost',
    home,
    release: 'a',
    requestsPerClient: 300,
    contact: { path, service },
  }).replaceAll(/listen 80;\n *listen \[::\]:80;/g, `listen 127.0.0.1:${port};`);
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = kinds.map((kind) => `${kind}_temp_path ${home}/${kind};`).join(' ');
  const configuration = `include /etc/nginx/modules-enabled/*.conf;
${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${home}/pid;
events { } http { access_log off; ${temporary} ${site} }`;
  writeFileSync(join(home, 'nginx.conf'), configuration);
  const child = spawn('nginx', ['-e', join(home, 'error.log'), '-c', join(home, 'nginx.conf')]);
  onTestFinished(async () => {
    child.kill();
    if (child.exitCode === null) await once(child, 'exit');
  });
  const origin = `http://127.0.0.1:${port}`;
  while (child.exitCode === null && !(await fetch(origin).catch(() => null))) await setTimeout(20);
  return origin;
}

describe.skipIf(!hasNginx)('nginx as the build configures it', () => {
  test('passes messages to the contact service, with the address of the visitor', async () => {
    const header = { CONTACT_CLIENT_HEADER: 'X-Real-IP', CONTACT_BURST: '1' };
    const { mail, origin } = await startService(header);
    const site = await startNginx(new URL(origin).host);
    // What a visitor sends in the header does not count.
    const post = (address: string) => postForm(site, typed, { 'X-Real-IP': address });
    const answer = await post('203.0.113.7');
    expect([answer.status, answer.headers.get('x-page')]).toEqual([200, null]);
    expect((await post('203.0.113.8')).status).toBe(429);
    await mail.waitFor(1);
  });

  test('lets the service answer a message that is too long, and refuses larger requests itself', async () => {
    const { origin } = await startService();
    const site = await startNginx(new URL(origin).host);
    const long = await postForm(site, { ...typed, message: 'x'.repeat(100_000) });
    expect([long.status, await long.json()]).toEqual([413, { sent: false, reason: 'tooLong' }]);
    const huge = await postForm(site, { ...typed, message: 'x'.repeat(1_000_000) });
    expect([huge.status, await huge.text()]).toEqual([413, '<h1>contact/not-sent.html</h1>']);
  });

  test('answers with a page of the site while the service is down', async () => {
    const site = await startNginx(`127.0.0.1:${await getPort()}`);
    const answer = await postForm(site, typed);
    expect([answer.status, await answer.text()]).toEqual([502, '<h1>contact/not-sent.html</h1>']);
  });

  test('answers with that page in the language of the page with the form', async () => {
    const site = await startNginx(`127.0.0.1:${await getPort()}`);
    const answerTo = async (referer: string) => {
      const answer = await postForm(site, typed, { Referer: referer });
      return [answer.status, await answer.text()];
    };
    expect(await answerTo(`${site}/id/contact`)).toEqual([
      502,
      '<h1>id/contact/not-sent.html</h1>',
    ]);
    for (const referer of [`${site}/contact`, `${site}/fr/contact`, `${site}/x/id/`, 'id/']) {
      expect(await answerTo(referer)).toEqual([502, '<h1>contact/not-sent.html</h1>']);
    }
  });

  test('allows no other method, and no POST elsewhere', async () => {
    const { origin } = await startService();
    const site = await startNginx(new URL(origin).host);
    const ask = async (method: string, address: string) => {
      const { status, headers } = await fetch(site + address, { method });
      return [status, headers.get('allow')];
    };
    expect(await ask('GET', path)).toEqual([405, 'POST']);
    expect(await ask('PUT', path)).toEqual([405, 'GET, HEAD']);
    expect(await ask('POST', '/')).toEqual([405, 'GET, HEAD']);
    expect(await ask('POST', `${path}/x`)).toEqual([405, 'GET, HEAD']);
    expect(await ask('HEAD', '/contact/sent')).toEqual([200, null]);
  });

  test("leaves the path to the operator's own server.conf, if the service is not used", async () => {
    const handler = createServer((_request, response) => response.end('own handler'));
    await once(handler.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void handler.close());
    const { port } = handler.address() as AddressInfo;
    const site = await startNginx(
      undefined,
      `location = ${path} { proxy_pass http://127.0.0.1:${port}; }`,
    );
    expect(await (await postForm(site, typed)).text()).toBe('own handler');
  });
});
