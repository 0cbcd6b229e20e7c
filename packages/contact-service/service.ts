import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { contactServicePath } from '../../src/config/contact-paths.ts';
import { SettingError } from '../../src/config/read-values.ts';
import type { ServiceConfig } from './config.ts';
import { startDelivery, type DeliveryEvent, type DeliveryTimes } from './delivery.ts';
import { hourlyLimit } from './hourly-limit.ts';
import { Queue } from './queue.ts';
import { receive, type LogEvent, type ReceiveOptions } from './receive.ts';
import { createMailer } from './send-mail.ts';

/** What the log has of an event; never what was typed. */
type Log = (event: LogEvent | DeliveryEvent | { event: 'mail server'; problem: string }) => void;

function openQueue(file: string): Queue {
  try {
    return new Queue(file);
  } catch (error) {
    const { message } = error as Error;
    throw new SettingError(
      `CONTACT_DATABASE is ${JSON.stringify(file)}; it cannot be used: ${message}.`,
    );
  }
}

interface ContactService {
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** Finishes the delivery that is running, and closes the queue. */
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
 * @throws {SettingError} if the database cannot be used.
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
  const options: ReceiveOptions = {
    siteOrigin: config.SITE_ORIGIN,
    store: (message) => queue.add(message),
    maySend: hourlyLimit(config.CONTACT_PER_HOUR),
    log,
  };
  return {
    handle: (request, response) => {
      const path = request.url?.split('?', 1)[0];
      if (path === '/health') return sendHealth(queue, response);
      if (path !== contactServicePath) return void response.writeHead(404).end();
      // A client that goes away before the end of its message gets no answer.
      receive(request, response, options).then(delivery.wake, () => response.destroy());
    },
    close: async () => {
      await delivery.stop();
      queue.close();
    },
  };
}

/** Starts the service for this machine, whose web server passes requests on. @throws {SettingError} if it cannot. */
export async function serveContact(config: ServiceConfig, log: Log) {
  const service = createContactService(config, log);
  const server = createServer({ requestTimeout: 20_000, headersTimeout: 10_000 }, service.handle);
  const port = config.CONTACT_PORT;
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    await service.close();
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingError(`CONTACT_PORT is ${port}; this machine cannot listen there (${code}).`);
  }
  return {
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      await closed;
      await service.close();
    },
  };
}
