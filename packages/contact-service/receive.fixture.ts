import type { Message } from './message.ts';
import { receive, type LogEvent, type ReceiveOptions } from './receive.ts';

export const siteOrigin = 'https://www.nusa.example';
export const typed = {
  name: 'Grüße & Co',
  email: 'ayu@guest.example',
  subject: 'Sales',
  message: 'One <b>villa</b>\r\nin "Ubud" 🏝️',
};

/** Receiving with a store in memory, and a function that posts a form to it. */
export function setUp(options: Partial<ReceiveOptions> = {}) {
  const stored: Message[] = [];
  const logged: LogEvent[] = [];
  const all: ReceiveOptions = {
    siteOrigin,
    languages: ['en', 'id'],
    store: {
      add: (message) => {
        stored.push(message);
        return Promise.resolve();
      },
    },
    limiter: { take: () => 0 },
    clientAddress: '203.0.113.7',
    log: (event) => logged.push(event),
    ...options,
  };
  const post = (body: string | Record<string, string>, headers: Record<string, string> = {}) =>
    receive(
      new Request(`${siteOrigin}/api/contact`, {
        method: 'POST',
        headers: { Origin: siteOrigin, Accept: 'application/json', ...headers },
        body: new URLSearchParams(body),
      }),
      all,
    );
  return { stored, logged, post, all };
}

/** The header of a browser without JavaScript. */
export const asPage = { Accept: 'text/html' };
