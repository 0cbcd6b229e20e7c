import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { copyProject, startScript } from '../../scripts/test-project.ts';
import { test as base } from '../e2e/fixtures.ts';

/** What stands for the operator's form handler, on a host of its own. */
interface Endpoint {
  /** A status, or how it fails to give one. */
  answer: number | 'hang' | 'reset';
  received: { headers: IncomingHttpHeaders; fields: Record<string, string> }[];
}

/** The words of the page that confirms a message to a browser without JavaScript. */
export const endpointPage = 'The handler has your message.';

async function listen(server: Server): Promise<string> {
  server.listen(0);
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

async function freePort(): Promise<string> {
  const server = createServer();
  const { port } = new URL(await listen(server));
  server.close();
  await once(server, 'close');
  return port;
}

function createEndpoint(endpoint: Endpoint): Server {
  return createServer(async (request, response) => {
    const fields = Object.fromEntries(new URLSearchParams(await text(request)));
    // Beside messages it is asked for the icon of its page.
    if (request.method === 'POST') endpoint.received.push({ headers: request.headers, fields });
    if (endpoint.answer === 'reset') request.socket.resetAndDestroy();
    if (typeof endpoint.answer !== 'number') return;
    response.writeHead(endpoint.answer, {
      'Access-Control-Allow-Origin': '*',
      'Content-Type': 'text/html',
    });
    response.end(`<p>${endpointPage}</p>`);
  });
}

/** The `test` of a site that was built with an endpoint, served beside the one other tests look at. */
export const test = base.extend<{ endpoint: Endpoint }, { built: Endpoint & { origin: string } }>({
  built: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from it
    async ({}, use) => {
      const built = { answer: 200, received: [], origin: '' } as Endpoint & { origin: string };
      const server = createEndpoint(built);
      const endpointOrigin = await listen(server);
      const port = await freePort();
      built.origin = `http://localhost:${port}`;
      const { folder, remove } = copyProject();
      const site = startScript(folder, 'scripts/start.ts', {
        PORT: port,
        PRODUCT_PORT: await freePort(),
        SITE_ORIGIN: built.origin,
        CONTACT_ENDPOINT: `${endpointOrigin}/send?form=1`,
      });
      await site.says('Ctrl-C stops both.');
      await use(built);
      site.child.kill();
      await site.ended;
      server.closeAllConnections();
      server.close();
      remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ built }, use) => use(built.origin),
  endpoint: [
    async ({ built }, use) => {
      await use(Object.assign(built, { answer: 200, received: [] } satisfies Endpoint));
    },
    { auto: true },
  ],
});
