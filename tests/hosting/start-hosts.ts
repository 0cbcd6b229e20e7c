import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import getPort from 'get-port';
import { hostingFolder } from '../../build/paths.ts';

/** A host that runs as a process of its own; whoever starts it ends it. */
export interface Host {
  origin: string;
  process: ChildProcess;
}

/** Resolves once a host answers; fails when it ends instead. */
async function answering(host: Host): Promise<Host> {
  const ended = once(host.process, 'exit').then(([code]) => {
    throw new Error(`The host at ${host.origin} ended with ${code}`);
  });
  const isUp = async (): Promise<Host> => {
    const signal = AbortSignal.timeout(5_000);
    const response = await fetch(host.origin, { signal, redirect: 'manual' }).catch(() => null);
    if (response && response.status < 400) return host;
    await setTimeout(50);
    return isUp();
  };
  return Promise.race([isUp(), ended]);
}

interface NginxRun {
  /** Where it writes; each that runs at the same time needs one of its own. */
  run?: string;
  /** Goes into the `http` block beside the site. */
  moreSites?: string;
  /** What the server has in its `tls.conf`. */
  tls?: string;
  /** How many connections its one worker takes. */
  connections?: number;
  /** How many files that worker may open; each connection is one, and so is the file that it sends. */
  openFiles?: number;
}

/** nginx on the site that the build wrote, with nothing changed but where that lies and its port. */
export async function startNginx({
  run = resolve('.build/nginx'),
  moreSites = '',
  tls = '',
  connections = 4096,
  openFiles = 2 * connections,
}: NginxRun = {}): Promise<Host> {
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
  return answering({ origin: `http://127.0.0.1:${port}`, process: child });
}

const wrangler = 'tests/hosting/wrangler/node_modules/wrangler/bin/wrangler.js';

/** Whether Cloudflare's runtime is here; `npm test` installs it, apart from the site's packages for its size. */
export const hasWrangler = () => existsSync(wrangler);

/** Cloudflare's runtime on what the build wrote for it. */
export async function startWrangler(): Promise<Host> {
  const port = await getPort();
  const flags = ['--port', String(port), '--ip', '127.0.0.1', '--inspector-port', '0'];
  const config = ['--config', join(hostingFolder, 'wrangler.json')];
  const child = spawn(process.execPath, [wrangler, 'dev', ...config, ...flags], {
    stdio: 'ignore',
    env: {
      ...process.env,
      CI: 'true',
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_LOG_PATH: '.build/wrangler/logs',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    },
  });
  return answering({ origin: `http://127.0.0.1:${port}`, process: child });
}
