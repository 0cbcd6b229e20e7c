import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { createMailSender } from './send-mail.ts';
import { startService, typed } from './service.fixture.ts';

/** A real SMTP server on this machine that keeps the emails it accepts. */
interface MailServer {
  url: string;
  /** What it does for a recipient: accept it, never answer, or reply with an error code. */
  answer: (recipient: string) => 'accept' | 'hang' | number;
  /** What it does after it has read an email. */
  answerData: 'accept' | 'hang' | number;
  received: (Email & { recipients: string[] })[];
  close: () => Promise<void>;
}

async function startMailServer(): Promise<MailServer> {
  const mail: Omit<MailServer, 'url'> = {
    answer: () => 'accept',
    answerData: 'accept',
    received: [],
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const reply = (answer: 'accept' | 'hang' | number, callback: (error?: Error) => void) => {
    if (answer === 'accept') callback();
    else if (typeof answer === 'number')
      callback(Object.assign(new Error('not now'), { responseCode: answer }));
  };
  const server = new SMTPServer({
    disableReverseLookup: true,
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, callback) => reply(mail.answer(address), callback),
    onData: async (stream, { envelope }, callback) => {
      const bytes = await buffer(stream).catch(() => null);
      // The client disconnected in the middle of an email.
      if (bytes === null) return;
      const parsed = await PostalMime.parse(bytes);
      if (mail.answerData === 'accept') {
        mail.received.push({
          ...parsed,
          recipients: envelope.rcptTo.map(({ address }) => address),
        });
      }
      reply(mail.answerData, callback);
    },
  });
  // Clients that disconnect are not errors of a test.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(mail, { url: `smtp://127.0.0.1:${port}` });
}

/** Starts the service, and the mail server that it sends messages to. */
async function setUp(environment: Record<string, string> = {}) {
  const mail = await startMailServer();
  onTestFinished(() => mail.close());
  const service = await startService({ SMTP_URL: mail.url, ...environment }, createMailSender);
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

test.each([
  ['a header in the name', { name: 'Ayu\r\nBcc: all@evil.example' }],
  ['an encoded word in the name', { name: '=?UTF-8?Q?boss=40nusa.example?= Ayu' }],
  ['text from right to left', { name: 'عمر\u202E', message: 'مرحبا\u202E' }],
  ['an end of data', { message: 'a\r\n.\r\nMAIL FROM:<all@evil.example>\r\n.\r\n..b' }],
  ['60 KB in one line', { message: 'x'.repeat(60_000) }],
])('%s cannot change the recipients or lose text', async (_, fields) => {
  const { mail, post } = await setUp();
  expect((await post({ ...typed, ...fields })).status).toBe(200);
  const [received] = mail.received;
  const names = received?.headers.map(({ key }) => key);
  expect(names?.filter((name) => ['bcc', 'cc', 'mail from'].includes(name))).toEqual([]);
  expect(received?.recipients).toEqual(['hello@nusa.example', 'sales@nusa.example']);
  expect(received?.replyTo?.map(({ address }) => address)).toEqual(['ayu@guest.example']);
  const message = { ...typed, ...fields }.message.replaceAll('\r\n', '\n');
  expect(received?.text).toContain(`\n\n${message}\n`);
  expect(mail.received).toHaveLength(1);
});

test('a message that the mail server accepts for one of two recipients counts as sent', async () => {
  const { mail, post } = await setUp();
  mail.answer = (recipient) => (recipient.startsWith('sales') ? 550 : 'accept');
  expect((await post(typed)).status).toBe(200);
  expect(mail.received[0]?.recipients).toEqual(['hello@nusa.example']);
});

test.each([
  ['refuses every recipient', { answer: () => 550 }],
  ['is busy', { answer: () => 451 }],
  ['has no space', { answerData: 452 }],
  ['does not answer', { answerData: 'hang' as const }],
])('a message is not confirmed if the mail server %s', async (_, behavior) => {
  const { mail, post, logged } = await setUp();
  Object.assign(mail, behavior);
  const answer = await post(typed);
  expect([answer.status, await answer.json()]).toEqual([503, { sent: false, reason: 'broken' }]);
  expect(logged).toEqual([expect.stringContaining('"event":"not sent"')]);
  expect(logged.join('')).not.toMatch(/Grüße|villa|ayu|guest|nusa/);
});

test('a message is not confirmed without a mail server', async () => {
  const { mail, post } = await setUp();
  await mail.close();
  expect((await post(typed)).status).toBe(503);
});

test('a mail server on another machine that offers no encryption gets nothing', async () => {
  const { mail, post } = await setUp();
  // Another address of this machine, which the service takes for another machine.
  const url = mail.url.replace('127.0.0.1', '127.0.0.2');
  const other = await startService({ SMTP_URL: url }, createMailSender);
  expect((await other.post(typed)).status).toBe(503);
  expect((await post(typed)).status).toBe(200);
  expect(mail.received).toHaveLength(1);
});
