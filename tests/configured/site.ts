import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startCopy } from '../project.ts';
import { test as base } from '../e2e/fixtures.ts';

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
