import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSiteServer } from './site-server.ts';

const top = mkdtempSync(join(tmpdir(), 'site-'));
const folder = join(top, 'site');
const files = {
  '../secret.txt': 'secret',
  '.env': 'secret',
  _headers: '/*\n  X-Test: everywhere\n\n# Hashed\n/_astro/*\n  Cache-Control: immutable\n',
  _redirects: '# Earlier addresses\n/old  /about  308\n',
  'index.html': 'Home',
  'about.html': 'About',
  'about.html.br': 'secret',
  '404.html': 'Not found',
  'id/404.html': 'Tidak ditemukan',
  '_astro/a.js': 'Script',
};
mkdirSync(join(folder, 'id'), { recursive: true });
mkdirSync(join(folder, '_astro'));
for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
const server = createSiteServer({ folder });

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  server.close();
  rmSync(top, { recursive: true });
});

/** Sends a request for a path as it is written. */
function ask(path: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/.env',
  '/about.html.br',
  '/_headers',
  '/404',
  '/%zz',
  '//about',
])('%s is not found', async (path) => {
  const answer = await ask(path);
  expect(answer).toMatch(/^HTTP\/1.1 404 /);
  expect(answer).toMatch(/Not found$/);
});

test('an unknown address of a language gets the page of that language', async () => {
  expect(await ask('/id/nope')).toMatch(/Tidak ditemukan$/);
});

test('every response has the headers of _headers, and only files in _astro are cached', async () => {
  for (const answer of [await ask('/about'), await ask('/nope')]) {
    expect(answer).toContain('\r\nX-Test: everywhere\r\n');
    expect(answer).toContain('\r\nCache-Control: public, max-age=0, must-revalidate\r\n');
  }
  expect(await ask('/_astro/a.js')).toContain('\r\nCache-Control: immutable\r\n');
  expect(await ask('/_astro/b.js')).not.toContain('immutable');
});

test.each([
  ['/old?a=1', '/about?a=1'],
  ['/about/', '/about'],
  ['/about.html', '/about'],
])('%s moves on to %s', async (from, to) => {
  expect(await ask(from)).toContain(`\r\nLocation: ${to}\r\n`);
});

test.each(['//evil.example/', '/%5cevil.example/', '/\\evil.example/'])(
  '%s leads to no other site',
  async (path) => {
    expect(await ask(path)).not.toContain('Location');
  },
);
