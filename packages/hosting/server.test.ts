import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSiteServer } from './server.ts';

const top = mkdtempSync(join(tmpdir(), 'site-'));
const folder = join(top, 'site');
mkdirSync(folder);
const files = { 'index.html': 'Home', 'about.html': 'About', '404.html': 'Not found' };
const privateFiles = { '../secret.txt': 'secret', '.env': 'secret' };
for (const [file, content] of Object.entries({ ...files, ...privateFiles })) {
  writeFileSync(join(folder, file), content);
}
const server = createSiteServer({ folder, policies: { '404.html': 'not found' } });

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  server.close();
  rmSync(top, { recursive: true });
});

/** Sends a request for a path as it is written. */
function ask(path: string, method = 'GET'): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

test.each(['/../secret.txt', '/..%2fsecret.txt', '/.env', '/%zz'])(
  'no path leads outside the site: %s',
  async (path) => {
    const answer = await ask(path);
    expect(answer).toMatch(/^HTTP\/1.1 404 /);
    expect(answer).not.toContain('secret');
    expect(await ask('/')).toMatch(/Home$/);
  },
);

test('a response that is not a file of the site has the headers of the 404 page', async () => {
  for (const answer of [await ask('/about/'), await ask('/', 'POST'), await ask('/nope')]) {
    expect(answer).toContain('\r\nX-Content-Type-Options: nosniff\r\n');
    expect(answer).toContain('\r\nContent-Security-Policy: not found\r\n');
    expect(answer).toContain('\r\nCache-Control: public, max-age=0, must-revalidate\r\n');
  }
});
