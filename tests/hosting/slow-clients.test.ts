import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { hasNginx } from '../../tools/system-packages.mjs';
import { startNginx } from './start-hosts.ts';
import { routes } from '../../src/config/routes.ts';
import { useHost } from './use-host.ts';

const slowConnections = 900;
const turns = 6;
const probes = 49;
const patienceMs = 5_000;

/** What Debian's nginx.conf sets. */
const debianConnections = 768;
const guide = readFileSync('docs/hosting.md', 'utf8');
const printed = (directive: string) => Number(new RegExp(`${directive} (\\d+)`).exec(guide)?.[1]);

const request = (path: string, more = '') =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;

/** What a client sends that then takes its time. */
const slow = {
  'says nothing': '',
  'stops in the middle of a header': 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  'announces a body and does not send it':
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n',
  'keeps quiet after an answer': request('/favicon.svg'),
  // Much more than any buffer takes.
  'reads none of its answers': request(routes.home).repeat(200),
};

/** The status that a visitor at another address gets with a whole page; null for none in good time. */
async function probe(port: number): Promise<number | null> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' });
  const timer = setTimeout(() => socket.destroy(), patienceMs);
  socket.on('error', () => {}).write(request(routes.about, 'Connection: close\r\n'));
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  await new Promise((done) => socket.once('close', done));
  clearTimeout(timer);
  const answer = Buffer.concat(chunks).toString('latin1');
  return answer.includes('</html>') ? Number(answer.slice(9, 12)) : null;
}

/** Holds connections open from one address. In turns, so that nginx has seen those before. */
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

/** What visitors get while another client is slow. */
async function statusesBeside(origin: string, bytes: string): Promise<(number | null)[]> {
  const port = Number(new URL(origin).port);
  const sockets = await holdSlowConnections(port, bytes);
  const statuses = await Promise.all(Array.from({ length: probes }, () => probe(port)));
  for (const socket of sockets) socket.destroy();
  return statuses;
}

const allAnswered = Array.from({ length: probes }, () => 200);

test.describe('nginx with as many connections as the guide says', () => {
  const start = () =>
    startNginx({
      run: resolve('.build/nginx-slow-clients'),
      connections: printed('worker_connections') || debianConnections,
      openFiles: printed('worker_rlimit_nofile') || 2 * debianConnections,
    });
  const origin = useHost('nginx with its brotli module', hasNginx() ? start : null);

  for (const [name, bytes] of Object.entries(slow)) {
    test(`answers every visitor while a client ${name} on ${slowConnections} connections`, async () => {
      expect(await statusesBeside(origin(), bytes)).toEqual(allAnswered);
    });
  }
});

test.describe('nginx with as many connections as Debian gives it', () => {
  const start = () =>
    startNginx({ run: resolve('.build/nginx-many-requests'), connections: debianConnections });
  const origin = useHost('nginx with its brotli module', hasNginx() ? start : null);

  test('does not work on all requests of a client that reads none of its answers', async () => {
    const bytes = slow['reads none of its answers'];
    expect(await statusesBeside(origin(), bytes)).toEqual(allAnswered);
  });
});
