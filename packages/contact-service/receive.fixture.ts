import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Message } from './message.ts';
import { receive, type LogEvent, type ReceiveOptions } from './receive.ts';

export const siteOrigin = 'https://www.nusa.example';
export const typed = {
  name: 'Grüße & Co',
  email: 'ayu@guest.example',
  subject: 'Sales',
  message: 'One <b>villa</b>\r\nin "Ubud" 🏝️',
};

/** A server that receives messages into memory, and a function that posts a form to it. */
export async function setUp(options: Partial<ReceiveOptions> = {}) {
  const stored: Message[] = [];
  const logged: LogEvent[] = [];
  const all: ReceiveOptions = {
    siteOrigin,
    store: (message) => stored.push(message),
    maySend: () => true,
    log: (event) => logged.push(event),
    ...options,
  };
  const server = createServer((request, response) => void receive(request, response, all));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const send = (init: RequestInit) =>
    fetch(`http://127.0.0.1:${port}`, { method: 'POST', redirect: 'manual', ...init });
  const post = (body: string | Record<string, string>, headers: Record<string, string> = {}) =>
    send({
      headers: { Origin: siteOrigin, Accept: 'application/json', ...headers },
      body: new URLSearchParams(body),
    });
  return { stored, logged, send, post };
}

/** The header of a browser without JavaScript. */
export const asPage = { Accept: 'text/html' };
