import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { contactServicePath, localHref, mainLanguage, routes } from '../../src/config/routes.ts';
import { languageField, sentId } from '../../src/features/contact/contact-message.ts';
import type { ServiceConfig } from './config.ts';
import { createHourlyLimit } from './hourly-limit.ts';
import { checkFields, refusals, type Message, type Refusal } from './message.ts';

/** The largest form body that is accepted. */
export const maxMessageBytes = 64 * 1024;

interface Options {
  /** Origin of the site with the form: `https://www.example.com`. */
  siteOrigin: string;
  /** Resolves once a mail server has accepted the message. From then on, that server stores and retries it. */
  send: (message: Message) => Promise<void>;
  /** Whether a client, by its address, may send a message; if so, the message is counted. */
  maySend: (address: string) => boolean;
}

/** Logs what happened, but never anything that the visitor typed. */
const log = (event: string, details: Record<string, unknown>) =>
  console.log(JSON.stringify({ event, ...details }));

/** Reads a body up to a limit and discards the rest. Clients read the response only after they have sent everything. */
async function readAtMost(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  let kept = 0;
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) {
    if (kept > maxBytes) continue;
    parts.push(part);
    kept += part.length;
  }
  return Buffer.concat(parts);
}

/** Sends the message in a request. @returns why it was not sent; null once a mail server has it. */
async function accept(request: IncomingMessage, body: Buffer, options: Options) {
  const { headers, socket } = request;
  const type = headers['content-type'] ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) return 'notAForm';
  // Browsers send an origin with every POST.
  if (headers.origin !== options.siteOrigin) return 'wrongOrigin';
  if (body.length > maxMessageBytes) return 'tooLong';
  const message = checkFields(new URLSearchParams(body.toString()));
  if (typeof message === 'string') return message;
  // The web server says who the visitor is. Requests that are not valid messages do not count toward the limit.
  if (!options.maySend(String(headers['x-real-ip'] ?? socket.remoteAddress))) return 'busy';
  try {
    await options.send(message);
    log('sent', { id: message.id });
    return null;
  } catch (error) {
    // Log only the codes: a mail server's reply can contain addresses.
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    log('not sent', { id: message.id, code, responseCode });
    return 'broken';
  }
}

/** The language of the form, whose code starts the addresses of its pages. */
function readLanguage(body: Buffer): string {
  const code = new URLSearchParams(body.toString()).get(languageField) ?? '';
  return /^[a-z]{2,3}$/.test(code) ? code : mainLanguage;
}

/**
 * Answers a request from the contact form. With `Accept: application/json`, the response is JSON; otherwise, it
 * leads back to the form, with the confirmation or the reason as the hash, in the language of the form.
 * @throws if the client disconnects before the end of its message.
 */
async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  options: Options,
): Promise<void> {
  // One request per connection, so a restart closes no connection in which another request waits.
  response.setHeader('Connection', 'close').setHeader('Cache-Control', 'no-store');
  if (request.url?.split('?', 1)[0] !== contactServicePath)
    return void response.writeHead(404).end();
  if (request.method !== 'POST') return void response.writeHead(405, { Allow: 'POST' }).end();
  const body = await readAtMost(request, maxMessageBytes);
  const reason: Refusal | null = await accept(request, body, options);
  if (reason !== null && reason !== 'broken') log('refused', { reason });
  if (request.headers.accept?.includes('application/json')) {
    response.setHeader('Content-Type', 'application/json');
    response.writeHead(reason === null ? 200 : refusals[reason]);
    response.end(JSON.stringify(reason === null ? { sent: true } : { sent: false, reason }));
    return;
  }
  const location = localHref(`${routes.contact}#${reason ?? sentId}`, readLanguage(body));
  response.writeHead(303, { Location: location }).end();
}

/**
 * Creates the server that checks messages from the contact form and sends them. The caller starts it with `listen`.
 * @param send resolves once a mail server has accepted the message.
 */
export function createContactService(
  config: Pick<ServiceConfig, 'SITE_ORIGIN' | 'CONTACT_PER_HOUR' | 'CONTACT_TOTAL_PER_HOUR'>,
  send: (message: Message) => Promise<void>,
): Server {
  const options: Options = {
    siteOrigin: config.SITE_ORIGIN,
    send,
    maySend: createHourlyLimit(config.CONTACT_PER_HOUR, config.CONTACT_TOTAL_PER_HOUR),
  };
  // Together with the time to send an email, these are shorter than the web server's timeouts. If Caddy timed out first,
  // it would answer with an empty 200.
  const times = {
    requestTimeout: 10_000,
    headersTimeout: 5_000,
    connectionsCheckingInterval: 1_000,
  };
  const server = createServer(times, (request, response) => {
    // A client that disconnects before the end of its message gets no response.
    receive(request, response, options).catch(() => response.destroy());
  });
  // Each connection may hold a message in memory. For refused connections, the web server answers with an error.
  server.maxConnections = 100;
  return server;
}
