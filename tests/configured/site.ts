import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { parse, stringify } from 'yaml';
import { languages } from '../../src/content/content.ts';
import { copyProject, startScript } from '../../tools/test-project.ts';
import { test as base } from '../e2e/fixtures.ts';

/** A mock of the operator's form handler, on a separate origin. */
export interface Endpoint {
  origin: string;
  /** An HTTP status, or another way to fail. */
  answer: number | 'hang' | 'reset' | 'redirect';
  received: { headers: IncomingHttpHeaders; fields: Record<string, string> }[];
}

/** A mock of the operator's status page. */
interface StatusPage {
  url: string;
  answer: (response: ServerResponse, request: IncomingMessage) => void;
  asked: IncomingMessage[];
}

/** A mock of the service that counts visits. */
export interface CountingService {
  origin: string;
  answer: 'count' | 'reset';
  /** Method, address and body of what arrived, and its headers. */
  received: { method: string; url: URL; body: string; headers: IncomingHttpHeaders }[];
}

const countingAtFirst = (): Omit<CountingService, 'origin'> => ({ answer: 'count', received: [] });
const endpointAtFirst = (): Omit<Endpoint, 'origin'> => ({ answer: 200, received: [] });
const statusPageAtFirst = (): Omit<StatusPage, 'url'> => ({
  answer: (response) => response.end(),
  asked: [],
});

interface Built {
  origin: string;
  endpoint: Endpoint;
  statusPage: StatusPage;
  counting: CountingService;
}

/** Text of the page that confirms a message without JavaScript. */
export const endpointPage = 'The handler has your message.';

async function listen(server: Server): Promise<string> {
  server.listen(0);
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

function createEndpoint(endpoint: Endpoint): Server {
  return createServer(async (request, response) => {
    const fields = Object.fromEntries(new URLSearchParams(await text(request)));
    // The browser also requests a favicon.
    if (request.method === 'POST') endpoint.received.push({ headers: request.headers, fields });
    if (endpoint.answer === 'reset') request.socket.resetAndDestroy();
    if (endpoint.answer === 'reset' || endpoint.answer === 'hang') return;
    const isRedirected = endpoint.answer === 'redirect' && request.method === 'POST';
    const status = isRedirected ? 302 : endpoint.answer === 'redirect' ? 200 : endpoint.answer;
    response.writeHead(status, {
      'Access-Control-Allow-Origin': '*',
      ...(isRedirected && { Location: '/error' }),
      'Content-Type': 'text/html',
    });
    response.end(`<p>${endpointPage}</p>`);
  });
}

function createStatusPage(statusPage: StatusPage): Server {
  return createServer((request, response) => {
    statusPage.asked.push(request);
    // As public status pages do; requests with credentials would fail.
    response.setHeader('Access-Control-Allow-Origin', '*');
    statusPage.answer(response, request);
  });
}

function createCountingService(counting: CountingService): Server {
  return createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const body = await text(request);
    counting.received.push({ method, url: new URL(url, counting.origin), body, headers });
    if (counting.answer === 'reset') {
      request.socket.resetAndDestroy();
      return;
    }
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.writeHead(202).end();
  });
}

/** Number of tabs in the showcase and the tour: more than in the shipped content. */
export const tabCounts = { 'showcase.yaml': 10, 'tour.yaml': 9 };

/** Repeats the entries of a content file under new names until it has this many. @returns the ids of all. */
function addEntries(file: string, count: number): string[] {
  const entries = parse(readFileSync(file, 'utf8')) as { id: string; title: string }[];
  for (let index = 0; entries.length < count; index += 1) {
    const { id, title, ...rest } = entries[index] as (typeof entries)[number];
    entries.push({ id: `${id}-again`, title: `${title} again`, ...rest });
  }
  writeFileSync(file, stringify(entries, { aliasDuplicateObjects: false }));
  return entries.map(({ id }) => id);
}

/** Puts modules that no plan has into the first plan. */
function addModules(plansFile: string, ids: readonly string[]): void {
  const plans = parse(readFileSync(plansFile, 'utf8')) as { modules: string[] }[];
  const known = new Set(plans.flatMap(({ modules }) => modules));
  plans[0]?.modules.push(...ids.filter((id) => !known.has(id)));
  writeFileSync(plansFile, stringify(plans));
}

/** Builds a site with every operator setting and serves it during the tests. */
async function withSite(use: (built: Built) => Promise<void>): Promise<void> {
  const endpoint: Endpoint = { origin: '', ...endpointAtFirst() };
  const statusPage: StatusPage = { url: '', ...statusPageAtFirst() };
  const counting: CountingService = { origin: '', ...countingAtFirst() };
  const hosts = [
    createEndpoint(endpoint),
    createStatusPage(statusPage),
    createCountingService(counting),
  ] as const;
  endpoint.origin = await listen(hosts[0]);
  statusPage.url = `${await listen(hosts[1])}/api/v2/status.json`;
  counting.origin = await listen(hosts[2]);
  const port = await getPort();
  const origin = `http://localhost:${port}`;
  const { folder, remove } = copyProject();
  for (const [file, count] of Object.entries(tabCounts)) {
    const [ids = []] = languages.map(({ code }) =>
      addEntries(join(folder, 'content', code, file), count),
    );
    if (file === 'showcase.yaml') addModules(join(folder, 'content/facts/plans.yaml'), ids);
  }
  const site = startScript(folder, 'tools/start.ts', {
    PORT: `${port}`,
    PRODUCT_PORT: `${await getPort()}`,
    SITE_ORIGIN: origin,
    CONTACT_ENDPOINT: `${endpoint.origin}/send?form=1`,
    STATUS_URL: statusPage.url,
    ANALYTICS_URL: counting.origin,
  });
  await site.waitForOutput('Press Ctrl-C');
  await use({ origin, endpoint, statusPage, counting });
  site.child.kill();
  await site.ended;
  for (const host of hosts) {
    host.closeAllConnections();
    host.close();
  }
  remove();
}

/** The `test` for a second site, which has a contact endpoint, a status page and counts visits. */
export const test = base.extend<
  Pick<Built, 'endpoint' | 'statusPage' | 'counting'>,
  { built: Built }
>({
  built: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from it
    ({}, use) => withSite(use),
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ built }, use) => use(built.origin),
  endpoint: [
    async ({ built }, use) => {
      await use(Object.assign(built.endpoint, endpointAtFirst()));
    },
    { auto: true },
  ],
  statusPage: [
    async ({ built }, use) => {
      await use(Object.assign(built.statusPage, statusPageAtFirst()));
    },
    { auto: true },
  ],
  counting: [
    async ({ built }, use) => {
      await use(Object.assign(built.counting, countingAtFirst()));
    },
    { auto: true },
  ],
});
