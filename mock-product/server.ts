import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import { respond } from './respond.ts';
import type { Reply } from './respond.ts';
import type { Host } from './host.ts';

/** A client that stalls is let go. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
};

export interface ProductHostOptions {
  /** Origin of the marketing site, the only one that may frame the widget: `http://localhost:4173`. */
  siteOrigin: string;
  /** Name shown on every page. */
  brandName: string;
  /** The clock; the system's unless a test sets its own. */
  now?: () => Date;
}

/**
 * The mock product server, not yet listening.
 * Throws a TypeError when `siteOrigin` is not an http(s) URL.
 */
export function createProductHost(options: ProductHostOptions): Server {
  const host: Host = {
    siteOrigin: readOrigin(options.siteOrigin),
    brandName: options.brandName,
    now: options.now ?? (() => new Date()),
  };
  return createServer(limits, (request, response) => {
    try {
      send(response, respond(request.method ?? 'GET', request.url ?? '/', host));
    } catch (error) {
      // One bad request must not take the page a visitor is looking at down with it.
      console.error(error);
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' });
      response.end('Something went wrong in the mock product server.\n');
    }
  });
}

function send(response: ServerResponse, reply: Reply): void {
  const body = Buffer.from(reply.body);
  response.writeHead(reply.status, { ...reply.headers, 'Content-Length': body.length });
  // For HEAD, Node sends the headers and drops the body.
  response.end(body);
}

function readOrigin(value: string): string {
  const url = URL.parse(value);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new TypeError(`siteOrigin must be an http(s) origin, got ${JSON.stringify(value)}`);
  }
  return url.origin;
}
