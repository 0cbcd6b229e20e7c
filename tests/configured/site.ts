import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import getPort from 'get-port';
import { test as base } from '../e2e/fixtures.ts';

/** Copies the project into a new folder, without its settings and what was built. Installed packages are shared. */
function copyProject(): string {
  mkdirSync('.build', { recursive: true });
  const folder = mkdtempSync('.build/project-');
  const parts = readdirSync('.').filter((name) => !/^(\.|dist$)/.test(name));
  const filter = (path: string) => !path.includes('node_modules');
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true, filter });
  symlinkSync(realpathSync('node_modules'), join(folder, 'node_modules'));
  return folder;
}

/**
 * Builds and serves a copy of the project, as `npm start` does, with only these settings in its environment.
 * @param change edits the copy first.
 */
export async function startCopy(
  settings: Record<string, string>,
  change: (folder: string) => void = () => {},
) {
  const folder = copyProject();
  change(folder);
  const port = `${await getPort()}`;
  const origin = `http://localhost:${port}`;
  const ports = { PORT: port, PRODUCT_PORT: `${await getPort()}`, SITE_ORIGIN: origin };
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: folder,
    env: {
      PATH,
      HOME,
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      ...ports,
      ...settings,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (output += part));
  /** Waits for a text in the output. Rejects if the program ends without it. */
  const waitForOutput = async (wanted: string) => {
    while (!output.includes(wanted)) {
      const ended = once(child, 'close').then(() => Promise.reject(new Error(output)));
      await Promise.race([once(child.stdout, 'data'), ended]);
    }
  };
  await waitForOutput('Press Ctrl-C');
  const stop = async () => {
    child.kill();
    await once(child, 'close');
    rmSync(folder, { recursive: true });
  };
  return { origin, folder, output, waitForOutput, stop };
}

/** A mock of one of the operator's services, on its own origin. */
type MockService = Awaited<ReturnType<typeof startService>>;

async function startService() {
  const service = {
    origin: '',
    /** The HTTP status that it answers with, or what it does instead of answering. */
    answer: 200 as number | 'hang' | 'reset',
    body: '',
    /** The requests so far. */
    received: [] as { path: string; headers: IncomingHttpHeaders; body: string }[],
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request;
    service.received.push({ path, headers, body: await text(request) });
    if (service.answer === 'reset') request.socket.resetAndDestroy();
    if (typeof service.answer === 'string') return;
    response.writeHead(service.answer, {
      // Like hosted services: any site may read the response, but without credentials.
      'Access-Control-Allow-Origin': '*',
      'Content-Type': 'text/html',
    });
    response.end(service.body);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  service.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return service;
}

type Services = Record<'endpoint' | 'status' | 'analytics', MockService>;

/** Resets a service to the state in which each test starts. */
const reset = (service: MockService) =>
  Object.assign(service, { answer: 200, body: '<p>Received.</p>', received: [] });

/** The `test` for a site built with a contact endpoint, a status page and an analytics service. */
export const test = base.extend<Services, { built: Services & { siteOrigin: string } }>({
  built: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from it
    async ({}, use) => {
      const [endpoint, status, analytics] = [
        await startService(),
        await startService(),
        await startService(),
      ];
      const site = await startCopy({
        CONTACT_ENDPOINT: `${endpoint.origin}/send`,
        STATUS_URL: `${status.origin}/api/v2/status.json`,
        ANALYTICS_URL: analytics.origin,
      });
      await use({ siteOrigin: site.origin, endpoint, status, analytics });
      await site.stop();
      for (const service of [endpoint, status, analytics]) service.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ built }, use) => use(built.siteOrigin),
  endpoint: async ({ built }, use) => use(reset(built.endpoint)),
  status: async ({ built }, use) => use(reset(built.status)),
  analytics: async ({ built }, use) => use(reset(built.analytics)),
});
