import { createServer, type Server } from 'node:http';
import type { ServiceConfig } from './config.ts';
import { hourlyLimit } from './hourly-limit.ts';
import type { Message } from './message.ts';
import { receive } from './receive.ts';

/** The contact service: checks messages of the form and passes each on. The caller starts it with `listen`. */
export function createContactService(
  { SITE_ORIGIN: siteOrigin, CONTACT_PER_HOUR: perHour }: ServiceConfig,
  send: (message: Message) => Promise<void>,
): Server {
  const maySend = hourlyLimit(perHour);
  const log = (event: string, details: object) =>
    console.log(JSON.stringify({ event, ...details }));
  const times = {
    requestTimeout: 20_000,
    headersTimeout: 10_000,
    connectionsCheckingInterval: 5_000,
  };
  return createServer(times, (request, response) => {
    // A client that goes away before the end of its message gets no answer.
    receive(request, response, { siteOrigin, send, maySend, log }).catch(() => response.destroy());
  });
}
