// Loads nginx and the local server on this machine, each beside the same server with nothing but one
// file of equal size. Needs a build, `wrk` and nginx: npm run build && npm run load
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import send from 'send';
import { siteFolder } from '../build/paths.ts';
import { createSiteServer } from '../hosting/server.ts';
import { freePort, startNginx } from './start-hosts.ts';
import { Complaint, runProgram } from './ports.ts';

const connections = 200;
const rounds = 3;
const secondsOfRound = 10;
const page = 'index.html';

interface Result {
  requestsPerSecond: number;
  errors: string | undefined;
}

async function load(url: string): Promise<Result> {
  const args = [
    '-t1',
    `-c${connections}`,
    `-d${secondsOfRound}s`,
    '--timeout',
    '10s',
    '-H',
    'Accept-Encoding: br',
  ];
  const child = spawn('wrk', [...args, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  let report = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => (report += part));
  const [code] = await once(child, 'close').catch(() => [1]);
  if (code !== 0) throw new Complaint('wrk is missing or failed; on Debian: apt-get install wrk.');
  return {
    requestsPerSecond: Number(report.match(/Requests\/sec:\s+([\d.]+)/)?.[1]),
    errors: report.match(/(Socket errors|Non-2xx).*/)?.[0],
  };
}

async function listenLocally(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** Loads two addresses in turn, so that what else the machine does weighs on both. */
async function compare(name: string, site: string, bare: string): Promise<void> {
  const total = { site: 0, bare: 0 };
  for (let round = 0; round < rounds; round += 1) {
    for (const [key, url] of Object.entries({ site, bare }) as ['site' | 'bare', string][]) {
      const { requestsPerSecond, errors } = await load(url);
      if (errors) throw new Complaint(`${name}: ${errors} at ${url}`);
      total[key] += requestsPerSecond / rounds;
    }
  }
  const figures = `${Math.round(total.site)} requests/s, a bare file ${Math.round(total.bare)}`;
  console.log(`${name}: ${figures}, ratio ${(total.site / total.bare).toFixed(2)}, no errors`);
}

await runProgram(async () => {
  const folder = resolve('.build/load');
  const { size } = statSync(join(siteFolder, `${page}.br`));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'bare'), randomBytes(size));
  console.log(
    `${connections} connections, ${rounds} × ${secondsOfRound} s each, ${size} bytes an answer`,
  );

  const barePort = await freePort();
  const nginx = await startNginx({
    moreSites: `server { listen 127.0.0.1:${barePort}; root ${folder}; }`,
  });
  await compare('nginx', `${nginx.origin}/`, `http://127.0.0.1:${barePort}/bare`);
  nginx.process.kill();

  const bareServer = createServer((request, response) =>
    send(request, '/bare', { root: folder }).pipe(response),
  );
  const site = await listenLocally(createSiteServer());
  await compare('The local server', site, await listenLocally(bareServer));
  process.exit();
});
