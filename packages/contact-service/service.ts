import { createServer, type Server } from 'node:http';
import type { ServiceConfig } from './config.ts';
import { createHourlyLimit } from './hourly-limit.ts';
import type { Message } from './message.ts';
import { receive } from './receive.ts';

/** Creates the server that checks messages from the contact form and sends them. The caller starts it with `listen`. */
export function createContactService(
  {
    SITE_ORIGIN: siteOrigin,
    CONTACT_PER_HOUR: perHour,
    CONTACT_TOTAL_PER_HOUR: totalPerHour,
  }: Pick<ServiceConfig, 'SITE_ORIGIN' | 'CONTACT_PER_HOUR' | 'CONTACT_TOTAL_PER_HOUR'>,
  send: (message: Message) => Promise<void>,
): Server {
  const maySend = createHourlyLimit(perHour, totalPerHour);
  const log = (event: string, details: object) =>
    console.log(JSON.stringify({ event, ...details }));
  // Together with the time to send an email, these are shorter than the web server's timeouts. If Caddy timed out first,
  // it would answer with an empty 200.
  const times = {
    requestTimeout: 10_000,
    headersTimeout: 5_000,
    connectionsCheckingInterval: 1_000,
  };
  const server = createServer(times, (request, response) => {
    // A client that disconnects before the end of its message gets no response.
    receive(request, response, { siteOrigin, send, maySend, log }).catch(() => response.destroy());
  });
  // Each connection may hold a message in memory. For refused connections, the web server answers with an error.
  server.maxConnections = 100;
  return server;
}
