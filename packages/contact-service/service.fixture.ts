import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';
import { readSettings } from '../../src/config/read-settings.ts';
import { variables, type ServiceConfig } from './config.ts';
import type { Message } from './message.ts';
import { createContactService } from './service.ts';

const siteOrigin = 'https://www.nusa.example';

export const typed = {
  name: 'Grüße & Co',
  email: 'ayu@guest.example',
  subject: 'Sales',
  message: 'One <b>villa</b>\r\nin "Ubud" 🏝️',
};

const testEnvironment = {
  SITE_ORIGIN: siteOrigin,
  MAIL_FROM: 'website@nusa.example',
  MAIL_TO: 'hello@nusa.example, sales@nusa.example',
  CONTACT_PER_HOUR: '100000',
};

/**
 * Starts the service on a free port. `logged` collects its log lines, and `sent` the messages that it sends without a
 * sender.
 */
export async function startService(
  environment: Record<string, string> = {},
  createSender?: (config: ServiceConfig) => (message: Message) => Promise<void>,
) {
  const logged: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void logged.push(line));
  const sent: Message[] = [];
  const collect = async (message: Message) => void sent.push(message);
  const config = readSettings(variables, { ...testEnvironment, ...environment });
  const server = createContactService(config, createSender?.(config) ?? collect);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  /** Posts the form as the contact page does. */
  const post = (body: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${origin}/api/contact`, {
      method: 'POST',
      headers: { Origin: siteOrigin, Accept: 'application/json', ...headers },
      body: new URLSearchParams(body),
      redirect: 'manual',
    });
  return { origin, logged, sent, post };
}
