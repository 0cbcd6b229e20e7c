import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import getPort from 'get-port';
import type { PagePolicies } from '../../build/content-security-policy.ts';
import { policiesFile, siteFolder } from '../../build/paths.ts';
import { writeHosting } from '../../packages/hosting/targets/write.ts';

/** A server in a child process. The caller stops it. */
export interface TestServer {
  origin: string;
  process: ChildProcess;
}

/** Waits until a server answers. Throws if its process exits first. */
async function waitUntilUp(server: TestServer): Promise<TestServer> {
  const ended = once(server.process, 'exit').then(([code]) => {
    throw new Error(`The server at ${server.origin} exited with code ${code}`);
  });
  const isUp = async (): Promise<TestServer> => {
    const signal = AbortSignal.timeout(5_000);
    const response = await fetch(server.origin, { signal, redirect: 'manual' }).catch(() => null);
    if (response && response.status < 400) return server;
    await setTimeout(50);
    return isUp();
  };
  return Promise.race([isUp(), ended]);
}

interface NginxRun {
  /** Folder for its files; servers that run at the same time need different ones. */
  run?: string;
  /** A name whose visitors are redirected to the site. */
  redirectedName?: string | null;
  /** Adds the operator's settings to the site's folder. */
  addSettings?: (home: string) => void;
  /** Connections per worker; there is one worker. */
  connections?: number;
  /** Open files per worker: one per connection, plus one per file being sent. */
  openFiles?: number;
}

/** Starts nginx with the configuration that `npm run build` writes, for the site under test and another port. */
export async function startNginx({
  run = resolve('.build/nginx'),
  redirectedName = null,
  addSettings,
  connections = 4096,
  openFiles = 2 * connections,
}: NginxRun = {}): Promise<TestServer> {
  const port = await getPort();
  const policies = JSON.parse(readFileSync(policiesFile, 'utf8')) as PagePolicies;
  const home = join(run, 'hosting/nginx');
  await writeHosting(siteFolder, policies, join(run, 'hosting'), { home, redirectedName });
  const site = readFileSync(join(home, 'site.conf'), 'utf8');
  writeFileSync(
    join(home, 'site.conf'),
    site.replaceAll(/listen 80;\n *listen \[::\]:80;/g, `listen 127.0.0.1:${port};`),
  );
  addSettings?.(home);
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = kinds.map((kind) => `${kind}_temp_path ${run}/${kind};`).join('\n');
  const main = `include /etc/nginx/modules-enabled/*.conf;
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${run}/nginx.pid;
error_log ${run}/error.log;
worker_rlimit_nofile ${openFiles};
events { worker_connections ${connections}; }
http { access_log off; sendfile on; tcp_nopush on; ${temporary} include ${home}/site.conf; }
`;
  writeFileSync(join(run, 'nginx.conf'), main);
  const child = spawn('nginx', ['-e', join(run, 'error.log'), '-c', join(run, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return waitUntilUp({ origin: `http://127.0.0.1:${port}`, process: child });
}
