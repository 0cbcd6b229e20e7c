import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSiteServer } from './server.ts';
import { secret, sendRaw, writeTestSite } from './test-site.ts';

const folder = writeTestSite();
const server = createSiteServer({ folder, policies: { '404.html': 'not found' } });
let port: number;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.close();
  rmSync(dirname(folder), { recursive: true });
});

const get = (target: string) =>
  sendRaw(port, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
const statusOf = (answer: string) => Number(answer.slice(9, 12));

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/_astro/..%5c..%5csecret.txt',
  '/.env',
  '/.git/HEAD',
])('no path leads outside the site: %s', async (target) => {
  const answer = await get(target);
  expect([400, 404]).toContain(statusOf(answer));
  expect(answer).not.toContain(secret);
});

test('the server survives a malformed request', async () => {
  expect(statusOf(await get('/%zz'))).toBe(404);
  expect(await get('/')).toContain('<h1>Home</h1>');
});

test('a response that is not a file of the site has the headers of the 404 page', async () => {
  const post = 'POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';
  for (const answer of [await get('/about/'), await sendRaw(port, post), await get('/%zz')]) {
    expect(answer).toContain('\r\nX-Content-Type-Options: nosniff\r\n');
    expect(answer).toContain('\r\nContent-Security-Policy: not found\r\n');
    expect(answer).toContain('\r\nCache-Control: public, max-age=0, must-revalidate\r\n');
  }
});
