import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { siteOrigin } from './receive.fixture.ts';
import { readValues } from '../../src/config/read-values.ts';
import { variables } from './config.ts';
import { startMailServer } from './mail-server.fixture.ts';
import { createContactService } from './service.ts';

/** The environment of a service with a new database. The folder is removed after the test. */
export function testEnvironment(smtpUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'contact-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return {
    SITE_ORIGIN: siteOrigin,
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'website@nusa.example',
    MAIL_TO: 'hello@nusa.example, sales@nusa.example',
    CONTACT_DATABASE: join(folder, 'contact.sqlite'),
    CONTACT_PER_HOUR: '100000',
  };
}

/** Posts a form as the site's page does. */
export function postForm(
  origin: string,
  body: Record<string, string> | string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${origin}/api/contact`, {
    method: 'POST',
    headers: { Origin: siteOrigin, Accept: 'application/json', ...headers },
    body: new URLSearchParams(body),
    redirect: 'manual',
  });
}

/** Starts a mail server, and a service that delivers to it and retries quickly. */
export async function startService(more: Record<string, string> = {}) {
  const mail = await startMailServer();
  const environment = { ...testEnvironment(mail.url), ...more };
  const logged: object[] = [];
  const changed = new EventTarget();
  const service = createContactService(
    readValues(variables, environment),
    (event) => {
      logged.push(event);
      changed.dispatchEvent(new Event('log'));
    },
    { backOffMs: () => 20, pollMs: 20 },
  );
  const server: Server = createServer(service.handle);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(async () => {
    server.close();
    server.closeAllConnections();
    await service.close();
    await mail.close();
  });
  return {
    mail,
    origin,
    environment,
    logged,
    /** Waits until the log has this many events of a kind. */
    waitForLog: async (event: string, count = 1) => {
      const number = () => logged.filter((line) => 'event' in line && line.event === event).length;
      while (number() < count) await once(changed, 'log');
    },
    post: (body: Record<string, string> | string, headers?: Record<string, string>) =>
      postForm(origin, body, headers),
  };
}
