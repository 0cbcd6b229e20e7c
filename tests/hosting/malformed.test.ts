import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { sendRaw } from '../../hosting/test-site.ts';
import { hasNginx } from '../../tools/system-packages.mjs';
import { startNginx } from './start-targets.ts';
import { routes } from '../../src/config/routes.ts';
import { siteOrigin } from '../../src/config/site.ts';
import { unknownPath } from './requests.ts';
import { useTarget } from './use-target.ts';

const get = (path: string, headers = 'Host: localhost\r\n') =>
  `GET ${path} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`;

/** Malformed requests, with the status that both servers answer. */
const malformed: [name: string, bytes: string, status: number][] = [
  ['no host', get(routes.home, ''), 400],
  ['a null byte in a path', get('/about\0'), 400],
  ['a null byte in a header', get(routes.home, 'Host: localhost\r\nX-A: \0\r\n'), 400],
  ['two lengths', get(routes.home, 'Host: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n'), 400],
  [
    'a length and chunks',
    get(routes.home, 'Host: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n'),
    400,
  ],
  ['the start of a TLS connection', '\x16\x03\x01\x02\x00\x01\x00\r\n\r\n', 400],
  ['words', 'hello\r\n\r\n', 400],
  ['headers of 64 KB', get(routes.home, `Host: a\r\nX-Long: ${'a'.repeat(65_536)}\r\n`), 431],
];

/** Requests that the local server accepts but a public server must refuse. */
const refusedInProduction: typeof malformed = [
  ['an invalid host name', get(routes.home, 'Host: a/b\r\n'), 400],
  ['two hosts', get(routes.home, 'Host: a\r\nHost: b\r\n'), 400],
];

function expectMinimalError(answer: string, status: number): void {
  const [head = '', body] = answer.split('\r\n\r\n', 2);
  expect(head).toContain(`HTTP/1.1 ${status}`);
  // An empty body, chunked or not, or only the words "Bad Request".
  expect(body).toMatch(/^(0|Bad Request)?$/);
  expect(head, 'no version in the Server header').not.toMatch(/server: .*\d/i);
}

const portOf = (origin: string) => Number(new URL(origin).port);

for (const [name, bytes, status] of malformed) {
  test(`the local server refuses ${name} with ${status} and reveals nothing about itself`, async () => {
    expectMinimalError(await sendRaw(portOf(siteOrigin), bytes), status);
  });
}

test.describe('nginx', () => {
  const run = resolve('.build/nginx-malformed');
  const start = hasNginx() ? () => startNginx({ run }) : null;
  const origin = useTarget('nginx with its brotli module', start);

  for (const [name, bytes, status] of [...malformed, ...refusedInProduction]) {
    test(`refuses ${name} with ${status} and reveals nothing about itself`, async () => {
      expectMinimalError(await sendRaw(portOf(origin()), bytes), status);
    });
  }

  test('answers an unreadable address with the not-found page', async () => {
    const [, missing] = (await sendRaw(portOf(origin()), get(unknownPath))).split('\r\n\r\n', 2);
    for (const path of ['/%', '/%zz', `${routes.about}%00`, `${routes.about}%2`, '/../secret']) {
      const answer = await sendRaw(portOf(origin()), get(path));
      expect(answer, path).toContain('HTTP/1.1 404');
      expect(answer.split('\r\n\r\n', 2)[1], path).toBe(missing);
    }
  });
});
