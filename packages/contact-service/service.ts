import { createServer, type Server } from 'node:http';
import type { ServiceConfig } from './config.ts';
import { hourlyLimit } from './hourly-limit.ts';
import type { Message } from './message.ts';
import { receive } from './receive.ts';

/** The contact service: checks messages of the form and passes each on. The caller starts it with `listen`. */
export function createContactService(
  {
    SITE_ORIGIN: siteOrigin,
    CONTACT_PER_HOUR: perHour,
    CONTACT_TOTAL_PER_HOUR: totalPerHour,
  }: ServiceConfig,
  send: (message: Message) => Promise<void>,
): Server {
  const maySend = hourlyLimit(perHour, totalPerHour);
  const log = (event: string, details: object) =>
    console.log(JSON.stringify({ event, ...details }));
  // With the time for a mail, less than the web server reads: Caddy answers 200, empty, when it stops reading first.
  const times = {
    requestTimeout: 10_000,
    headersTimeout: 5_000,
    connectionsCheckingInterval: 1_000,
  };
  const server = createServer(times, (request, response) => {
    // A client that goes away before the end of its message gets no answer.
    receive(request, response, { siteOrigin, send, maySend, log }).catch(() => response.destroy());
  });
  // Each may hold a message in memory. The web server answers with an error for those that are closed.
  server.maxConnections = 100;
  return server;
}
