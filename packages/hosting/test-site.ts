import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The content of every file that visitors must not read. */
export const secret = 'not for visitors';

/** Writes a small site, with secret files next to and hidden in it. @returns the site's folder. */
export function writeTestSite(): string {
  const outside = mkdtempSync(join(tmpdir(), 'site-'));
  const folder = join(outside, 'site');
  mkdirSync(join(folder, '_astro'), { recursive: true });
  mkdirSync(join(folder, '.git'));
  writeFileSync(join(folder, 'index.html'), '<h1>Home</h1>');
  writeFileSync(join(folder, 'about.html'), '<h1>About</h1>');
  writeFileSync(join(folder, '404.html'), '<h1>Not found</h1>');
  writeFileSync(join(folder, '_astro/a.js'), 'export {};');
  for (const path of ['../secret.txt', '../secret.html', '.env', '.git/HEAD']) {
    writeFileSync(join(folder, path), secret);
  }
  return folder;
}

/** Sends bytes unchanged. @returns everything received until the server closes the connection. */
export function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.setEncoding('latin1').on('data', (part: string) => (answer += part));
    // A reset also means that the server closed the connection.
    socket.on('error', () => {}).on('close', () => resolve(answer));
  });
}
