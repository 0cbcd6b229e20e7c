import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { hasNginx } from '../../tools/system-packages.mjs';
import { startNginx } from './start-targets.ts';
import { routes } from '../../src/config/routes.ts';
import { useTarget } from './use-target.ts';

const slowConnections = 900;
const turns = 6;
const probes = 49;
const timeoutMs = 5_000;

/** The worker_connections value in Debian's nginx.conf. */
const debianConnections = 768;
const guide = readFileSync('docs/hosting.md', 'utf8');
const printed = (directive: string) => Number(new RegExp(`${directive} (\\d+)`).exec(guide)?.[1]);

const request = (path: string, more = '') =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;

/** What slow clients send before they stall. */
const slow = {
  'sends nothing': '',
  'stops in the middle of a header': 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  'announces a body and does not send it':
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n',
  'goes idle after a response': request('/favicon.svg'),
  // Much larger than any buffer.
  'reads no responses': request(routes.home).repeat(200),
};

/** Status of a complete response to a visitor at another IP address; null after the timeout. */
async function probe(port: number): Promise<number | null> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' });
  const timer = setTimeout(() => socket.destroy(), timeoutMs);
  socket.on('error', () => {}).write(request(routes.about, 'Connection: close\r\n'));
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  await new Promise((done) => socket.once('close', done));
  clearTimeout(timer);
  const answer = Buffer.concat(chunks).toString('latin1');
  return answer.includes('</html>') ? Number(answer.slice(9, 12)) : null;
}

/** Opens connections from one IP address in batches, so that nginx accepts each batch before the next. */
async function holdSlowConnections(port: number, bytes: string): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < slowConnections) {
    const more = Array.from({ length: slowConnections / turns }, () =>
      connect({ port, host: '127.0.0.1' }).on('error', () => {}),
    );
    for (const socket of more) socket.pause().write(bytes);
    await Promise.all(more.map((socket) => once(socket, 'connect')));
    sockets.push(...more);
    await probe(port);
  }
  return sockets;
}

/** Statuses that visitors get while a slow client holds connections. */
async function statusesDuring(origin: string, bytes: string): Promise<(number | null)[]> {
  const port = Number(new URL(origin).port);
  const sockets = await holdSlowConnections(port, bytes);
  const statuses = await Promise.all(Array.from({ length: probes }, () => probe(port)));
  for (const socket of sockets) socket.destroy();
  return statuses;
}

const allAnswered = Array.from({ length: probes }, () => 200);

test.describe('nginx with the number of connections from the guide', () => {
  const start = () =>
    startNginx({
      run: resolve('.build/nginx-slow-clients'),
      connections: printed('worker_connections') || debianConnections,
      openFiles: printed('worker_rlimit_nofile') || 2 * debianConnections,
    });
  const origin = useTarget('nginx with its brotli module', hasNginx() ? start : null);

  for (const [name, bytes] of Object.entries(slow)) {
    test(`answers every visitor while a client ${name} on ${slowConnections} connections`, async () => {
      expect(await statusesDuring(origin(), bytes)).toEqual(allAnswered);
    });
  }
});

test.describe('nginx with the default connection limit of Debian', () => {
  const start = () =>
    startNginx({ run: resolve('.build/nginx-many-requests'), connections: debianConnections });
  const origin = useTarget('nginx with its brotli module', hasNginx() ? start : null);

  test('does not process every request of a client that reads no responses', async () => {
    const bytes = slow['reads no responses'];
    expect(await statusesDuring(origin(), bytes)).toEqual(allAnswered);
  });
});
