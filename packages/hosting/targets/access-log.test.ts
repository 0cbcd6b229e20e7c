import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join, resolve } from 'node:path';
import getPort from 'get-port';
import { expect, test } from 'vitest';
import { nginxSite } from './nginx.ts';

const hasNginx = spawnSync('nginx', ['-v']).status === 0;
const files = new Map([
  ['404.html', {}],
  ['about.html', {}],
]);

/** Starts nginx with the log, sends requests that name these visitors, stops it, and returns the log. */
async function logOf(visits: readonly { path: string; headers: Record<string, string> }[]) {
  mkdirSync('.build', { recursive: true });
  const folder = resolve(mkdtempSync('.build/access-log-'));
  const port = await getPort();
  const log = join(folder, 'site.log');
  const release = join(folder, 'releases/one');
  mkdirSync(release, { recursive: true });
  for (const file of files.keys()) writeFileSync(join(release, file), 'page');
  // As behind a load balancer, so that the test can choose its address.
  writeFileSync(
    join(folder, 'tls.conf'),
    'set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;',
  );
  const options = {
    serverName: 'localhost',
    origin: 'http://localhost',
    home: folder,
    release: 'one',
    requestsPerClient: 0,
  };
  const site = nginxSite(files, { ...options, accessLogFile: log })
    .replaceAll(/listen 80;\n *listen \[::\]:80;/g, `listen 127.0.0.1:${port};`)
    .replace(/\n *brotli_static on;/, '');
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ');
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
    events {} http { access_log off; ${temporary} ${site} }`,
  );
  const server = spawn('nginx', ['-e', join(folder, 'error.log'), '-c', configuration]);
  const ended = once(server, 'exit');
  const send = async ({ path, headers }: (typeof visits)[number]): Promise<void> => {
    try {
      const sent = request({ port, host: '127.0.0.1', path, headers }).end();
      const [response] = await once(sent, 'response');
      await once(response.resume(), 'end');
    } catch (error) {
      // Not listening yet.
      if (server.exitCode !== null || (error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') {
        throw error;
      }
      await new Promise(setImmediate);
      await send({ path, headers });
    }
  };
  try {
    for (const visit of visits) await send(visit);
    server.kill('SIGQUIT');
    await ended;
    return readFileSync(log, 'utf8').trim().split('\n');
  } finally {
    server.kill();
    rmSync(folder, { recursive: true });
  }
}

test.skipIf(!hasNginx)('nginx logs no full address and nothing that a visitor typed', async () => {
  const visit = (path: string, address: string, referrer?: string) => ({
    path,
    headers: { 'X-Forwarded-For': address, ...(referrer && { Referer: referrer }) },
  });
  const lines = await logOf([
    visit('/about?q=typed&utm_source=mail', '203.0.113.77', 'https://search.example/a?q=typed'),
    visit('/nothing?utm_source=a@b.example', '2001:db8:12:34::5678'),
    visit('/about', '2001:db8::1', 'typed by hand'),
  ]);
  const when = String.raw`\[[^\]]+\]`;
  expect(lines).toEqual([
    expect.stringMatching(
      `^203\\.0\\.113\\.0 - - ${when} "GET /about\\?utm_source=mail HTTP/1\\.1" 200 4 "https://search\\.example/a" "-"$`,
    ),
    expect.stringMatching(`^2001:db8:12:: - - ${when} "GET /nothing HTTP/1\\.1" 404 4 "-" "-"$`),
    expect.stringMatching(/^0\.0\.0\.0 - - .* "GET \/about HTTP\/1\.1" 200 4 "-" "-"$/),
  ]);
  expect(lines.join()).not.toMatch(/typed|@|\.77|5678/);
});

test('without a file, the configuration says nothing of a log', () => {
  const options = {
    serverName: 'x',
    origin: 'https://x',
    home: '/x',
    release: 'one',
    requestsPerClient: 0,
  };
  expect(nginxSite(files, options)).not.toMatch(/log/);
});
