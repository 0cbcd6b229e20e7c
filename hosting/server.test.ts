import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSiteServer } from './server.ts';
import { secret, sendRaw, writeTestSite } from './test-site.ts';

const folder = writeTestSite();
const patienceMs = 200;
const server = createSiteServer({ folder, policies: { '404.html': 'lost' }, patienceMs });
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

const get = (target: string, headers = '') =>
  sendRaw(port, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`);
const statusOf = (answer: string) => Number(answer.slice(9, 12));
const isServing = async () => (await get('/')).includes('<h1>Home</h1>');

const climbs = ['..', '%2e%2e', '.%2E', '%252e%252e', '..;', '%c0%ae%c0%ae', '%e0%80%ae%e0%80%ae'];
const climbsFurther = ['%u002e%u002e', '\xc0\xae\xc0\xae', '..%00', '...', '....//', '%2e%2e%00'];
const slashes = ['/', '%2f', '%252f', '\\', '%5c', '%c0%af', '//', '/./'];

describe('no path leads out of the site', () => {
  test.each([...climbs, ...climbsFurther])('with %j, whatever slash follows', async (climb) => {
    for (const slash of slashes) {
      for (const start of [
        '/',
        '/_astro/',
        `/_astro${slash}${climb}${slash}`,
        '/about.html/',
        '',
      ]) {
        for (const file of ['secret.txt', 'secret', '.env', '.git/HEAD']) {
          const target = `${start}${climb}${slash}${file}`;
          const answer = await get(target);
          expect([400, 404], target).toContain(statusOf(answer));
          expect(answer, target).not.toContain(secret);
        }
      }
    }
  });

  test.each(['/.env', '/.git/HEAD', '/%2eenv', '/_astro/../.env', '/file:///etc/passwd'])(
    '%s is not found',
    async (target) => {
      expect(statusOf(await get(target))).toBe(404);
    },
  );
});

describe('refused, and served again after that', () => {
  test.each([
    ['headers of 64 KB', () => get('/', `X-Long: ${'a'.repeat(65_536)}\r\n`), 431],
    ['ten thousand headers', () => get('/', 'X: y\r\n'.repeat(10_000)), 431],
    ['a path of 20 KB', () => get(`/${'a'.repeat(20_000)}`), 414],
    ['a null byte', () => get('/about\0.html'), 400],
    ['bytes that are no text', () => get('/\xff\xfe'), 400],
    ['a header in two lines', () => get('/', 'X: a\r\n b\x01\r\n'), 400],
    ['two lengths', () => get('/', 'Content-Length: 1\r\nContent-Length: 2\r\n'), 400],
    [
      'a length and chunks',
      () => get('/', 'Content-Length: 1\r\nTransfer-Encoding: chunked\r\n'),
      400,
    ],
    [
      'something that is not HTTP',
      () => sendRaw(port, '\x16\x03\x01\x02\x00\x01\x00\r\n\r\n'),
      400,
    ],
    ['no host', () => sendRaw(port, 'GET / HTTP/1.1\r\n\r\n'), 400],
  ])('%s', async (_, send, status) => {
    expect(statusOf(await send())).toBe(status);
    expect(await isServing()).toBe(true);
  });

  test('a thousand ranges', async () => {
    const ranges = Array.from({ length: 1_000 }, (_, i) => `${i}-${i + 1}`).join(',');
    expect([200, 206, 416]).toContain(statusOf(await get('/', `Range: bytes=${ranges}\r\n`)));
    expect(await isServing()).toBe(true);
  });
});

describe('who stalls is let go', () => {
  test.each([
    ['before the first byte', ''],
    ['within the headers', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
    ['within a body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\na'],
    ['after an answer', 'GET /about HTTP/1.1\r\nHost: x\r\n\r\n'],
  ])('%s', async (_, bytes) => {
    const started = performance.now();
    await sendRaw(port, bytes);
    expect(performance.now() - started).toBeLessThan(20 * patienceMs);
    expect(await isServing()).toBe(true);
  });
});

test('answers that are no file carry the headers of the not-found page', async () => {
  const post = 'POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';
  for (const answer of [await get('/about/'), await sendRaw(port, post), await get('/%zz')]) {
    expect(answer).toContain('\r\nX-Content-Type-Options: nosniff\r\n');
    expect(answer).toContain('\r\nContent-Security-Policy: lost\r\n');
    expect(answer).toContain('\r\nCache-Control: public, max-age=0, must-revalidate\r\n');
  }
});
