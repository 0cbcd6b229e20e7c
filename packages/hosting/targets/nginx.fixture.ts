import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import getPort from 'get-port';
import { onTestFinished } from 'vitest';
import { nginxSite } from './nginx.ts';

type Options = Partial<Parameters<typeof nginxSite>[1]>;

/**
 * Starts nginx with the configuration of the build for a small site, whose pages have their file names as text.
 * @param configuration the operator's own, by file name: `server.conf`.
 */
export async function startNginx(
  pages: readonly string[],
  options: Options,
  configuration: Record<string, string> = {},
) {
  mkdirSync('.build', { recursive: true });
  const home = resolve(mkdtempSync('.build/nginx-'));
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(home, file)), { recursive: true });
    writeFileSync(join(home, file), content);
  };
  for (const page of pages) write(`releases/a/${page}`, page);
  for (const [file, content] of Object.entries(configuration)) write(file, content);
  const port = await getPort();
  const site = nginxSite(new Map(pages.map((page) => [page, { 'X-Page': page }])), {
    serverName: 'localhost',
    origin: 'http://localhost',
    home,
    release: 'a',
    ...options,
  }).replaceAll(/listen 80;\n *listen \[::\]:80;/g, `listen 127.0.0.1:${port};`);
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  write(
    'nginx.conf',
    `include /etc/nginx/modules-enabled/*.conf;
    ${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${home}/pid;
    events {} http {
      access_log off; ${kinds.map((kind) => `${kind}_temp_path ${home}/${kind};`).join(' ')} ${site}
    }`,
  );
  const child = spawn('nginx', ['-e', join(home, 'error.log'), '-c', join(home, 'nginx.conf')]);
  const ended = once(child, 'exit');
  /** Lets nginx finish, and write its log. */
  const stop = async () => {
    child.kill('SIGQUIT');
    await ended;
  };
  onTestFinished(async () => {
    await stop();
    rmSync(home, { recursive: true });
  });
  const origin = `http://127.0.0.1:${port}`;
  const isUp = () => fetch(`${origin}/started`).catch(() => null);
  while (child.exitCode === null && !(await isUp())) await setTimeout(20);
  return { origin, stop };
}
