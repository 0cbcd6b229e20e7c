import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const parentSegments = [
  '..',
  '%2e%2e',
  '.%2E',
  '%252e%252e',
  '..;',
  '%c0%ae%c0%ae',
  '..%00',
  '....//',
];
const slashes = ['/', '%2f', '%252f', '\\', '%5c', '//', '/./'];

describe('no path leads outside the site', () => {
  test.each(parentSegments)('with %j and any slash after it', async (parent) => {
    for (const slash of slashes) {
      for (const start of ['/', '/_astro/', `/_astro${slash}${parent}${slash}`, '/about.html/']) {
        for (const file of ['secret.txt', 'secret', '.env', '.git/HEAD']) {
          const target = `${start}${parent}${slash}${file}`;
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

test.each(['/%', '/%zz', '/%E0%A4%A', '/about%00', '//', '/\\', 'about', 'http://x/about'])(
  'the server survives a request for %j',
  async (target) => {
    expect([400, 404]).toContain(statusOf(await get(target)));
    expect(await get('/')).toContain('<h1>Home</h1>');
  },
);

test('a response that is not a file of the site has the headers of the 404 page', async () => {
  const post = 'POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';
  for (const answer of [await get('/about/'), await sendRaw(port, post), await get('/%zz')]) {
    expect(answer).toContain('\r\nX-Content-Type-Options: nosniff\r\n');
    expect(answer).toContain('\r\nContent-Security-Policy: not found\r\n');
    expect(answer).toContain('\r\nCache-Control: public, max-age=0, must-revalidate\r\n');
  }
});
