import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { hasNginx } from '../../scripts/programs.ts';
import { startNginx } from './start-nginx.ts';
import { useServer } from './use-server.ts';

const prepareScript = readFileSync('packages/hosting/deploy/prepare.sh', 'utf8');
/** A number that `npm run deploy -- --prepare` sets. */
const prepared = (setting: RegExp) => Number(setting.exec(prepareScript)?.[1]);

test.describe('nginx', () => {
  const start = () =>
    startNginx({
      run: resolve('.build/nginx-of-tests'),
      connections: prepared(/768;\/worker_connections (\d+)/),
      openFiles: prepared(/worker_rlimit_nofile (\d+)/),
    });
  const origin = useServer('nginx with its brotli module', hasNginx() ? start : null);
  const port = () => Number(new URL(origin()).port);

  /** Asks for a path as it is written, without following redirects. */
  async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
    const request = get({ host: '127.0.0.1', port: port(), path, headers, method, agent: false });
    const [response] = await once(request, 'response');
    const body = await text(response);
    return { status: response.statusCode, headers: response.headers, body };
  }

  test('serves pages and files with their types and headers', async () => {
    expect(await ask('/about')).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': expect.stringContaining("script-src 'self'"),
        'cache-control': 'public, max-age=0, must-revalidate',
        'x-content-type-options': 'nosniff',
      },
    });
    expect((await ask('/favicon.svg')).headers['content-type']).toBe('image/svg+xml');
    const [script = ''] = /\/_astro\/[^"]+\.js/.exec((await ask('/contact')).body) ?? [];
    expect((await ask(script)).headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test('sends the compressed copies of the build', async () => {
    const coding = async (accepted: string) =>
      (await ask('/', { 'Accept-Encoding': accepted })).headers['content-encoding'];
    expect(await coding('br, gzip')).toBe('br');
    expect(await coding('gzip')).toBe('gzip');
    expect(await coding('identity')).toBeUndefined();
  });

  test('answers an unchanged page without sending it again', async () => {
    const tag = (await ask('/about')).headers.etag ?? '';
    expect((await ask('/about', { 'If-None-Match': tag })).status).toBe(304);
  });

  test('redirects old addresses, and keeps the query', async () => {
    for (const path of ['/about/', '/about.html']) {
      expect(await ask(`${path}?plan=pro`)).toMatchObject({
        status: 308,
        headers: { location: '/about?plan=pro' },
      });
    }
    expect((await ask('/index.html')).headers.location).toBe('/');
  });

  test('shows the not-found page in the language of the address', async () => {
    const paths = [
      '/nope',
      '/About',
      '/_astro/nope.js',
      '/.env',
      '/about.html.br',
      '/404',
      '/100%',
    ];
    for (const path of paths) {
      const { status, headers, body } = await ask(path);
      expect(status, path).toBe(404);
      expect(headers['cache-control'], path).toBe('public, max-age=0, must-revalidate');
      expect(body, path).toContain('<html lang="en"');
    }
    expect(await ask('/id/nope')).toMatchObject({
      status: 404,
      body: expect.stringContaining('<html lang="id"'),
    });
  });

  test('allows only reading', async () => {
    expect(await ask('/about', {}, 'POST')).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    });
  });

  test('leads to no file outside the site and reveals nothing about itself', async () => {
    expect(await ask('/..%2fsite.conf')).toMatchObject({
      status: 404,
      headers: { server: 'nginx', 'x-content-type-options': 'nosniff' },
      body: expect.stringContaining('<html lang="en"'),
    });
  });

  test('answers visitors while a client holds 900 connections', async () => {
    const sockets: Socket[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const more = Array.from({ length: 150 }, () => connect(port(), '127.0.0.1'));
      for (const socket of more) socket.on('error', () => {}).write('GET / HTTP/1.1\r\nX-Slow: ');
      await Promise.all(more.map((socket) => once(socket, 'connect')));
      sockets.push(...more);
    }
    const visits = await Promise.all(Array.from({ length: 20 }, () => ask('/about')));
    for (const socket of sockets) socket.destroy();
    expect(visits.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  });
});
