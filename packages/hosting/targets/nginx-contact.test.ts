import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import getPort from 'get-port';
import { describe, expect, onTestFinished, test } from 'vitest';
import { typed } from '../../contact-service/receive.fixture.ts';
import { postForm, startService } from '../../contact-service/service.fixture.ts';
import { hasNginx } from '../../../scripts/programs.ts';
import { startNginx } from './nginx.fixture.ts';

const path = '/api/contact';
const pages = [
  '404.html',
  'index.html',
  'contact/sent.html',
  'contact/not-sent.html',
  'id/contact/not-sent.html',
];

/** Starts nginx for a site with this contact service. */
async function startSite(service: string | undefined, serverConf = '') {
  const contact = { path, service };
  const { origin } = await startNginx(pages, { contact }, { 'server.conf': serverConf });
  return origin;
}

describe.skipIf(!hasNginx())('nginx as the build configures it', () => {
  test('passes messages to the contact service, with the address of the visitor', async () => {
    const { mail, origin } = await startService({ CONTACT_PER_HOUR: '1' });
    const site = await startSite(new URL(origin).host);
    // What a visitor sends in the header does not count.
    const post = (address: string) => postForm(site, typed, { 'X-Real-IP': address });
    const answer = await post('203.0.113.7');
    expect([answer.status, answer.headers.get('x-page')]).toEqual([200, null]);
    expect((await post('203.0.113.8')).status).toBe(429);
    await mail.waitFor(1);
  });

  test('lets the service answer a message that is too long, and refuses larger requests itself', async () => {
    const { origin } = await startService();
    const site = await startSite(new URL(origin).host);
    const long = await postForm(site, { ...typed, message: 'x'.repeat(100_000) });
    expect([long.status, await long.json()]).toEqual([413, { sent: false, reason: 'tooLong' }]);
    const huge = await postForm(site, { ...typed, message: 'x'.repeat(1_000_000) });
    expect([huge.status, await huge.text()]).toEqual([413, 'contact/not-sent.html']);
  });

  test('answers with a page of the site, in its language, while the service is down', async () => {
    const site = await startSite(`127.0.0.1:${await getPort()}`);
    const answerTo = async (referer: string) => {
      const answer = await postForm(site, typed, { Referer: `${site}${referer}` });
      return [answer.status, await answer.text()];
    };
    expect(await answerTo('/contact')).toEqual([502, 'contact/not-sent.html']);
    expect(await answerTo('/id/contact')).toEqual([502, 'id/contact/not-sent.html']);
  });

  test('allows no other method, and no POST elsewhere', async () => {
    const { origin } = await startService();
    const site = await startSite(new URL(origin).host);
    const ask = async (method: string, address: string) => {
      const { status, headers } = await fetch(site + address, { method });
      return [status, headers.get('allow')];
    };
    expect(await ask('GET', path)).toEqual([405, 'POST']);
    expect(await ask('PUT', path)).toEqual([405, 'GET, HEAD']);
    expect(await ask('POST', '/')).toEqual([405, 'GET, HEAD']);
    expect(await ask('HEAD', '/contact/sent')).toEqual([200, null]);
  });

  test("leaves the path to the operator's own server.conf, if the service is not used", async () => {
    const handler = createServer((_request, response) => response.end('own handler'));
    await once(handler.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void handler.close());
    const { port } = handler.address() as AddressInfo;
    const own = `location = ${path} { proxy_pass http://127.0.0.1:${port}; }`;
    expect(await (await postForm(await startSite(undefined, own), typed)).text()).toBe(
      'own handler',
    );
  });
});
