import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setEnvironmentContext } from '@netlify/blobs';
import { BlobsServer } from '@netlify/blobs/server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { contactServicePath } from '../../../src/config/contact-paths.ts';
import { blobsStore } from './blobs-store.ts';
import contact, { config } from './netlify/contact.ts';
import deliver from './netlify/contact-delivery.ts';

const siteOrigin = 'https://www.nusa.test';
const typed = { name: 'Ayu', email: 'ayu@guest.test', subject: 'Sales', message: 'One villa' };
const directory = mkdtempSync(join(tmpdir(), 'blobs-'));
const blobs = new BlobsServer({ directory, token: 'token' });

/** The mail API and the page of the site, in one server. */
const mails: unknown[] = [];
let apiStatus = 200;
const logged: string[] = [];
const server = createServer(async (request, response) => {
  if (request.method === 'POST') {
    mails.push(await json(request));
    response.writeHead(apiStatus).end();
  } else {
    response.setHeader('Content-Security-Policy', "default-src 'none'");
    response.end(`<p data-refusal="incomplete" hidden="">${request.url}</p>`);
  }
});
let origin = '';

beforeAll(async () => {
  const { port } = await blobs.start();
  const edgeURL = `http://localhost:${port}`;
  setEnvironmentContext({ siteID: 'site', token: 'token', edgeURL, uncachedEdgeURL: edgeURL });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await blobs.stop();
  server.close();
  rmSync(directory, { recursive: true });
});
beforeEach(() => {
  mails.length = 0;
  apiStatus = 200;
  logged.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void logged.push(line));
  vi.stubEnv('SITE_ORIGIN', siteOrigin);
  vi.stubEnv('MAIL_API_URL', origin);
  vi.stubEnv('MAIL_API_KEY', 'key');
  vi.stubEnv('MAIL_FROM', 'site@nusa.test');
  vi.stubEnv('MAIL_TO', 'a@nusa.test');
  vi.stubEnv('CONTACT_LANGUAGES', 'en,id');
  return () => vi.unstubAllEnvs();
});

/** Calls the function, and waits for the delivery that it starts. */
async function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const request = new Request(origin + contactServicePath, {
    method: 'POST',
    headers: { Accept: 'application/json', Origin: siteOrigin, ...headers },
    body: new URLSearchParams(fields),
  });
  const later: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => void later.push(promise);
  const ip = crypto.randomUUID();
  const response = await contact(request, { ip, waitUntil });
  await Promise.all(later);
  return response;
}

test('a message is confirmed and delivered, and its text is not kept', async () => {
  expect((await post({ ...typed, message_id: 'first' })).status).toBe(200);
  expect(mails).toMatchObject([{ reply_to: typed.email, to: ['a@nusa.test'] }]);
  expect(await blobsStore().due(Infinity)).toEqual([]);
});

test('a copy of a message that was delivered is confirmed and not sent again', async () => {
  expect((await post({ ...typed, message_id: 'first' })).status).toBe(200);
  expect(mails).toEqual([]);
});

test('a message that the mail API refuses stays, and the timer delivers it', async () => {
  apiStatus = 500;
  expect((await post({ ...typed, message: 'Refused' })).status).toBe(200);
  const [waiting] = await blobsStore().due(Infinity);
  expect(waiting).toMatchObject({ attempts: 1, message: { message: 'Refused' } });
  mails.length = 0;
  await deliver();
  expect(mails, 'not due yet').toEqual([]);
  await blobsStore().postpone(waiting?.message.id ?? '', 1, 0);
  apiStatus = 200;
  await deliver();
  expect(mails).toMatchObject([{ text: expect.stringContaining('Refused') }]);
  expect(await blobsStore().due(Infinity)).toEqual([]);
});

test("a form without JavaScript gets the site's page with its policy", async () => {
  const response = await post({ ...typed, message: '' }, { Accept: 'text/html' });
  expect(response.status).toBe(422);
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(await response.text()).toContain('<p data-refusal="incomplete">');
});

test('a form without JavaScript is answered in its language', async () => {
  const page = { Accept: 'text/html' };
  const refused = await post({ ...typed, message: '', language: 'id' }, page);
  expect(await refused.text()).toContain('/id/contact/not-sent');
  const sent = await post({ ...typed, language: 'id' }, page);
  expect(sent.headers.get('location')).toBe('/id/contact/sent');
  const unknown = await post({ ...typed, message: '', language: '../id' }, page);
  expect(await unknown.text()).toContain('>/contact/not-sent');
});

test('a setting that is missing refuses messages, and the log names it', async () => {
  vi.stubEnv('MAIL_TO', '');
  expect((await post(typed)).status).toBe(503);
  expect(logged.join('\n')).toContain('MAIL_TO is not set');
});

test('the function runs for the path of the service', () => {
  expect(config.path).toBe(contactServicePath);
});
