import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import getPort from 'get-port';
import { hostingFolder } from '../../build/paths.ts';

/** A hosting target (nginx or Cloudflare's runtime) in a child process. The caller stops it. */
export interface HostingTarget {
  origin: string;
  process: ChildProcess;
}

/** Waits until a target answers. Throws if its process exits first. */
export async function waitUntilUp(target: HostingTarget): Promise<HostingTarget> {
  const ended = once(target.process, 'exit').then(([code]) => {
    throw new Error(`The server at ${target.origin} exited with code ${code}`);
  });
  const isUp = async (): Promise<HostingTarget> => {
    const signal = AbortSignal.timeout(5_000);
    const response = await fetch(target.origin, { signal, redirect: 'manual' }).catch(() => null);
    if (response && response.status < 400) return target;
    await setTimeout(50);
    return isUp();
  };
  return Promise.race([isUp(), ended]);
}

interface NginxRun {
  /** Folder for its files; servers that run at the same time need different ones. */
  run?: string;
  /** Extra server blocks for the `http` block. */
  moreSites?: string;
  /** Contents of `tls.conf`. */
  tls?: string;
  /** Connections per worker; there is one worker. */
  connections?: number;
  /** Open files per worker: one per connection, plus one per file being sent. */
  openFiles?: number;
}

/** Starts nginx with the configuration from the build; only paths and the port are replaced. */
export async function startNginx({
  run = resolve('.build/nginx'),
  moreSites = '',
  tls = '',
  connections = 4096,
  openFiles = 2 * connections,
}: NginxRun = {}): Promise<HostingTarget> {
  const folder = resolve(hostingFolder, 'nginx');
  const port = await getPort();
  const site = readFileSync(join(folder, 'site.conf'), 'utf8')
    .replace(/\/srv\/www\/[^/;]+\/tls\.conf/, join(run, 'tls.conf'))
    .replaceAll(/\/srv\/www\/[^/;]+/g, folder)
    .replace(/listen 80;\n *listen \[::\]:80;/, `listen 127.0.0.1:${port};`);
  mkdirSync(run, { recursive: true });
  writeFileSync(join(run, 'site.conf'), site);
  writeFileSync(join(run, 'tls.conf'), tls);
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = kinds.map((kind) => `${kind}_temp_path ${run}/${kind};`).join('\n');
  const main = `include /etc/nginx/modules-enabled/*.conf;
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${run}/nginx.pid;
error_log ${run}/error.log;
worker_rlimit_nofile ${openFiles};
events { worker_connections ${connections}; }
http { access_log off; sendfile on; tcp_nopush on; ${temporary} include ${run}/site.conf;
${moreSites} }
`;
  writeFileSync(join(run, 'nginx.conf'), main);
  const child = spawn('nginx', ['-e', join(run, 'error.log'), '-c', join(run, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return waitUntilUp({ origin: `http://127.0.0.1:${port}`, process: child });
}

/** The program, of a separate package. */
export const wrangler = 'tests/hosting/wrangler/node_modules/wrangler/bin/wrangler.js';

/** Whether wrangler is installed. `npm test` installs it separately because it is large. */
export const hasWrangler = () => existsSync(wrangler);

/** Keeps wrangler from asking and from sending anything. */
export const wranglerEnvironment = () => ({
  ...process.env,
  CI: 'true',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_LOG_PATH: '.build/wrangler/logs',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
});

/** Starts wrangler with the configuration from the build. */
export async function startWrangler(): Promise<HostingTarget> {
  const port = await getPort();
  const flags = ['--port', String(port), '--ip', '127.0.0.1', '--inspector-port', '0'];
  const config = ['--config', join(hostingFolder, 'wrangler.json')];
  const child = spawn(process.execPath, [wrangler, 'dev', ...config, ...flags], {
    stdio: 'ignore',
    env: wranglerEnvironment(),
  });
  return waitUntilUp({ origin: `http://127.0.0.1:${port}`, process: child });
}
