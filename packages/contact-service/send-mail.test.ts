import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import type { ServiceConfig } from './config.ts';
import { createMailSender } from './send-mail.ts';
import { startService, typed } from './service.fixture.ts';

/** What a mail server does: accept, never answer, or reply with an error code. */
type Answer = 'accept' | 'hang' | number;

/** A real SMTP server on this machine that keeps the emails it accepts. */
async function startMailServer() {
  const mail = {
    url: '',
    answerTo: (_recipient: string): Answer => 'accept',
    received: [] as (Email & { recipients: string[] })[],
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  const server = new SMTPServer({
    disableReverseLookup: true,
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, callback) => {
      const answer = mail.answerTo(address);
      if (answer === 'accept') callback();
      else if (answer !== 'hang')
        callback(Object.assign(new Error('not now'), { responseCode: answer }));
    },
    onData: async (stream, { envelope }, callback) => {
      const parsed = await PostalMime.parse(await buffer(stream));
      mail.received.push({ ...parsed, recipients: envelope.rcptTo.map(({ address }) => address) });
      callback();
    },
  });
  // Clients that disconnect are not errors of a test.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  mail.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return mail;
}

const createSender = (config: ServiceConfig) => createMailSender(config, 1000);

/** Starts the service, and the mail server that it sends messages to. */
async function setUp(environment: Record<string, string> = {}) {
  const mail = await startMailServer();
  onTestFinished(() => mail.close());
  const service = await startService({ SMTP_URL: mail.url, ...environment }, createSender);
  return { mail, ...service };
}

test('a message arrives as plain text, and a reply goes to the visitor', async () => {
  const { mail, post } = await setUp({ MAIL_TO: 'hello@müller.example, sales@nusa.example' });
  expect((await post({ ...typed, message_id: 'a' })).status).toBe(200);
  const [received] = mail.received;
  expect(received).toMatchObject({
    // The test's mail server converts the domain back to Unicode. It was sent in ASCII.
    recipients: ['hello@müller.example', 'sales@nusa.example'],
    from: { address: 'website@nusa.example' },
    to: [{ address: 'hello@xn--mller-kva.example' }, { address: 'sales@nusa.example' }],
    replyTo: [{ name: 'Grüße & Co', address: 'ayu@guest.example' }],
    subject: 'Sales: message from Grüße & Co',
    messageId: expect.stringMatching(/^<[\da-f]{32}@www\.nusa\.example>$/),
  });
  expect(received?.html).toBeUndefined();
  expect(received?.text).toBe(
    'Name: Grüße & Co\nEmail: ayu@guest.example\nSubject: Sales\nSite: www.nusa.example\n\nOne <b>villa</b>\nin "Ubud" 🏝️\n',
  );
});

test('an encoded word in the name arrives as it was typed', async () => {
  const { mail, post } = await setUp();
  const name = '=?UTF-8?Q?boss=40nusa.example?= Ayu';
  expect((await post({ ...typed, name })).status).toBe(200);
  expect(mail.received[0]).toMatchObject({
    recipients: ['hello@nusa.example', 'sales@nusa.example'],
    replyTo: [{ name: expect.stringContaining(name), address: 'ayu@guest.example' }],
  });
});

test('a message that the mail server accepts for one of two recipients counts as sent', async () => {
  const { mail, post } = await setUp();
  mail.answerTo = (recipient) => (recipient.startsWith('sales') ? 550 : 'accept');
  expect((await post(typed)).status).toBe(200);
  expect(mail.received[0]?.recipients).toEqual(['hello@nusa.example']);
});

test.each<[string, Answer]>([
  ['refuses every recipient', 550],
  ['is busy', 451],
  ['does not answer', 'hang'],
])('a message is not confirmed if the mail server %s', async (_, answer) => {
  const { mail, post, logged } = await setUp();
  mail.answerTo = () => answer;
  const response = await post(typed);
  expect([response.status, await response.json()]).toEqual([
    503,
    { sent: false, reason: 'broken' },
  ]);
  expect(logged).toEqual([expect.stringContaining('"event":"not sent"')]);
  expect(logged.join('')).not.toMatch(/Grüße|villa|ayu|guest|nusa/);
});

test('a mail server on another machine that offers no encryption gets nothing', async () => {
  const { mail, post } = await setUp();
  // Another address of this machine, which the service takes for another machine.
  const url = mail.url.replace('127.0.0.1', '127.0.0.2');
  const other = await startService({ SMTP_URL: url }, createSender);
  expect((await other.post(typed)).status).toBe(503);
  expect((await post(typed)).status).toBe(200);
  expect(mail.received).toHaveLength(1);
});
