import type { Message } from './message.ts';
import { receive, type LogEvent, type ReceiveOptions } from './receive.ts';

export const siteOrigin = 'https://www.nusa.example';
export const typed = {
  name: 'Grüße & Co',
  email: 'ayu@guest.example',
  subject: 'Sales',
  message: 'One <b>villa</b>\r\nin "Ubud" 🏝️',
};

/** A page as src/features/contact/not-sent.tsx renders it. */
export const html = `<p data-refusal="unknown">Not sent.</p>
<p data-refusal="tooLong" hidden="">Too long.</p><p data-refusal="incomplete" hidden="">Fill in.</p>
<p data-refusal="honeypotFilled" hidden="">Hidden field.</p>
<form><input type="text" name="name" required=""/><input type="email" name="email"/>
<select name="subject"><option value="">-</option><option value="Sales">Sales</option></select>
<textarea name="message" rows="5"></textarea></form>`;

/** The same page in Indonesian. */
export const indonesianHtml = html.replace('Not sent.', 'Belum terkirim.');

/** The core with a store in memory, and a function that posts a form to it. */
export function setUp(options: Partial<ReceiveOptions> = {}) {
  const stored: Message[] = [];
  const logged: LogEvent[] = [];
  const all: ReceiveOptions = {
    siteOrigin,
    languages: ['en', 'id'],
    notSentPage: (language) => ({
      html: language === 'id' ? indonesianHtml : html,
      headers: { 'Content-Security-Policy': "default-src 'none'" },
    }),
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
