import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { sendRaw, writeTestSite } from './test-site.ts';

const many = 10_000;
const atOnce = 250;

// Node raises its own limit to this one.
const mostFiles = Number(spawnSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).stdout) || 0;

/** The server in a process of its own: each side of a connection is an open file. */
async function startServer(folder: string) {
  const source = `
    import { createSiteServer } from './hosting/server.ts';
    const server = createSiteServer({ folder: ${JSON.stringify(folder)}, policies: {} });
    server.listen(0, '127.0.0.1', () => process.send(server.address().port));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [port] = (await once(child, 'message')) as [number];
  return { child, port };
}

async function open(port: number, words: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  socket.write(words);
  return socket;
}

test.skipIf(mostFiles < many + 1_000)(
  `the server keeps answering while ${many} connections are open, and after`,
  async () => {
    const folder = writeTestSite();
    const { child, port } = await startServer(folder);
    const request = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    const sockets: Socket[] = [];
    try {
      while (sockets.length < many) {
        // Half say nothing, half never finish what they say.
        const batch = Array.from({ length: atOnce }, (_, i) =>
          open(port, i % 2 ? 'GET / HTTP/1.1\r\nHost: x\r\n' : ''),
        );
        sockets.push(...(await Promise.all(batch)));
      }
      expect(await sendRaw(port, request)).toContain('<h1>Home</h1>');
      for (const socket of sockets) socket.destroy();
      expect(await sendRaw(port, request)).toContain('<h1>Home</h1>');
      expect(child.exitCode).toBeNull();
    } finally {
      child.kill();
      rmSync(dirname(folder), { recursive: true });
    }
  },
  30_000,
);
