import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { contactServicePath } from '../../src/config/contact-paths.ts';
import { maxMessageBytes } from '../../src/features/contact/contact-message.ts';
import { receive, type LogEvent, type ReceiveOptions } from './receive.ts';
import { tokenBucket } from './token-bucket.ts';
import { ConfigError, type ServiceConfig } from './config.ts';
import { startDelivery, type DeliveryEvent, type DeliveryTimes } from './delivery.ts';
import { sendWebResponse, toWebRequest } from './http.ts';
import { Queue } from './queue.ts';
import { createMailer } from './send-mail.ts';

/** What the log has of an event; never what was typed. */
type Log = (event: LogEvent | DeliveryEvent | { event: 'mail server'; problem: string }) => void;

function openQueue(file: string): Queue {
  try {
    return new Queue(file);
  } catch (error) {
    const { message } = error as Error;
    throw new ConfigError(
      `CONTACT_DATABASE is ${JSON.stringify(file)}; it cannot be used: ${message}.`,
    );
  }
}

/** The address of the client: the last one in the proxy's header, which the proxy itself added. */
function clientAddress({ headers, socket }: IncomingMessage, header: string): string {
  const value = header ? headers[header] : undefined;
  return (
    String(value ?? '')
      .split(',')
      .at(-1)
      ?.trim() ||
    (socket.remoteAddress ?? '')
  );
}

export interface ContactService {
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** Answers requests that are in progress, finishes deliveries that are running, and closes the queue. */
  close: () => Promise<void>;
}

/** Answers `/health`: 200 while messages can be stored, with what is left to deliver. */
function sendHealth(queue: Queue, response: ServerResponse): void {
  try {
    const { waiting, stuck, oldestAt } = queue.count();
    const oldestSeconds = oldestAt === null ? 0 : Math.round((Date.now() - oldestAt) / 1000);
    response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
    response.end(JSON.stringify({ waiting, stuck, oldestSeconds }));
  } catch {
    response.writeHead(503).end();
  }
}

/**
 * Opens the queue and starts delivering. Requests are passed in by a server.
 * @throws {ConfigError} if the database cannot be used.
 */
export function createContactService(
  config: ServiceConfig,
  log: Log,
  times: DeliveryTimes = {},
): ContactService {
  const queue = openQueue(config.CONTACT_DATABASE);
  const mailer = createMailer(config);
  mailer.verify().catch((error: { code?: string; message: string }) => {
    log({ event: 'mail server', problem: error.code ?? error.message });
  });
  const delivery = startDelivery({
    ...times,
    queue,
    send: mailer.send,
    retentionDays: config.CONTACT_RETENTION_DAYS,
    log,
  });
  const options: Omit<ReceiveOptions, 'clientAddress'> = {
    siteOrigin: config.SITE_ORIGIN,
    languages: config.CONTACT_LANGUAGES,
    store: queue,
    limiter: tokenBucket({ burst: config.CONTACT_BURST, perHour: config.CONTACT_PER_HOUR }),
    log,
  };
  const answering = new Set<Promise<void>>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url?.split('?', 1)[0];
    if (path === '/health') return sendHealth(queue, response);
    if (path !== contactServicePath) return void response.writeHead(404).end();
    const address = clientAddress(request, config.CONTACT_CLIENT_HEADER);
    const webRequest = await toWebRequest(request, config.SITE_ORIGIN, maxMessageBytes);
    await sendWebResponse(
      await receive(webRequest, { ...options, clientAddress: address }),
      response,
    );
    delivery.wake();
  }

  return {
    handle: (request, response) => {
      // A client that goes away before the end of its message gets no answer.
      const answered = answer(request, response).catch(() => void response.destroy());
      answering.add(answered);
      void answered.finally(() => answering.delete(answered));
    },
    close: async () => {
      await Promise.all(answering);
      await delivery.stop();
      queue.close();
    },
  };
}

/** Starts the service on its address. @throws {ConfigError} if it cannot be used. */
export async function serveContact(config: ServiceConfig, log: Log) {
  const service = createContactService(config, log);
  const server: Server = createServer(
    { requestTimeout: 20_000, headersTimeout: 10_000 },
    service.handle,
  );
  const { host, port } = config.CONTACT_LISTEN;
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    await service.close();
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(
      `CONTACT_LISTEN is "${host}:${port}"; this machine cannot listen there (${code}).`,
    );
  }
  return {
    server,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      await closed;
      await service.close();
    },
  };
}
