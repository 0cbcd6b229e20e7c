import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { typed } from './receive.fixture.ts';
import { startService } from './service.fixture.ts';

test('a message arrives as plain text, and a reply goes to the visitor', async () => {
  const { mail, post } = await startService();
  expect(await (await post({ ...typed, message_id: 'a' })).json()).toEqual({ sent: true });
  await mail.waitFor(1);
  const [received] = mail.received;
  expect(received).toMatchObject({
    from: { address: 'website@nusa.example' },
    to: [{ address: 'hello@nusa.example' }, { address: 'sales@nusa.example' }],
    replyTo: [{ name: 'Grüße & Co', address: 'ayu@guest.example' }],
    subject: 'Sales: message from Grüße & Co',
    messageId: expect.stringMatching(/^<[\da-f]{32}@www\.nusa\.example>$/),
  });
  expect(received?.html).toBeUndefined();
  expect(received?.text).toMatch(
    /^Name: Grüße & Co\nEmail: ayu@guest.example\nSubject: Sales\nReceived: .*Z\nSite: www.nusa.example\n\nOne <b>villa<\/b>\nin "Ubud" 🏝️\n/,
  );
});

test('a message that is sent twice is delivered once', async () => {
  const { mail, post } = await startService();
  const message = { ...typed, message_id: 'a' };
  await Promise.all([post(message), post(message), post(message)]);
  await post({ ...typed, message: 'Another' });
  await mail.waitFor(2);
  expect(mail.received.map(({ text }) => text?.includes('Another')).toSorted()).toEqual([
    false,
    true,
  ]);
});

test.each([
  ['a header in the name', { name: 'Ayu\r\nBcc: all@evil.example' }],
  ['a header in the subject', { subject: 'Sales\nBcc: all@evil.example\n\nBody' }],
  ['a quoted name with an address', { name: '"x" <boss@nusa.example>, all@evil.example' }],
  ['an encoded word', { name: '=?utf-8?Q?x=0D=0ABcc:_all@evil.example?=' }],
  ['text from right to left', { name: 'عمر\u202E', message: 'مرحبا\u202E' }],
  ['emoji', { name: '👩‍👩‍👧', subject: '🏝️', message: '👋🏽' }],
  ['an end of data', { message: 'a\r\n.\r\nMAIL FROM:<all@evil.example>\r\n.\r\n..b' }],
  ['60 KB in one line', { message: 'x'.repeat(60_000) }],
])('%s cannot change the recipients or lose text', async (_, fields) => {
  const { mail, post } = await startService();
  expect((await post({ ...typed, ...fields })).status).toBe(200);
  await mail.waitFor(1);
  const [received] = mail.received;
  const names = received?.headers.map(({ key }) => key);
  expect(names?.filter((name) => ['bcc', 'cc', 'mail from'].includes(name))).toEqual([]);
  expect(received?.to).toHaveLength(2);
  expect(received?.replyTo?.map(({ address }) => address)).toEqual(['ayu@guest.example']);
  const message = { ...typed, ...fields }.message.replaceAll('\r\n', '\n');
  expect(received?.text).toContain(`\n\n${message}\n`);
  expect(mail.received).toHaveLength(1);
});

test('50 visitors at once all get an answer, and every message arrives', async () => {
  const { mail, post } = await startService();
  const numbers = Array.from({ length: 50 }, (_item, index) => `Message ${index}.`);
  const answers = await Promise.all(numbers.map((message) => post({ ...typed, message })));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  await mail.waitFor(50);
  const texts = mail.received.map(({ text = '' }) => /Message \d+\./.exec(text)?.[0]);
  expect(texts.toSorted()).toEqual(numbers.toSorted());
});

test('a message of 1 MB is refused with an answer that the client can read', async () => {
  const { post } = await startService();
  const answer = await post({ ...typed, message: 'x'.repeat(1_000_000) });
  expect([answer.status, await answer.json()]).toEqual([413, { sent: false, reason: 'tooLong' }]);
});

test('the limit counts the address that nginx sends', async () => {
  const { post } = await startService({ CONTACT_PER_HOUR: '1' });
  const from = async (address: string) =>
    (await post({ ...typed, message: address }, { 'X-Real-IP': address })).status;
  expect(await from('203.0.113.7')).toBe(200);
  expect(await from('203.0.113.7')).toBe(429);
  expect(await from('203.0.113.8')).toBe(200);
});

test('the health check counts what is not delivered', async () => {
  const { mail, origin, post, waitForLog } = await startService();
  mail.behavior = 550;
  await post(typed);
  await waitForLog('not delivered');
  const answer = await fetch(`${origin}/health`);
  expect(await answer.json()).toEqual({ waiting: 0, stuck: 1, oldestSeconds: expect.any(Number) });
  expect((await fetch(`${origin}/other`)).status).toBe(404);
});

test('the log has no word of a message and no address', async () => {
  const { mail, post, logged, waitForLog } = await startService();
  mail.behavior = 550;
  await post(typed);
  await post({ ...typed, email: 'ayu' });
  await waitForLog('not delivered');
  expect(logged.length).toBeGreaterThanOrEqual(3);
  expect(JSON.stringify(logged)).not.toMatch(/Grüße|villa|ayu|guest|127\.0\.0\.1/);
});

test('a client that goes away in the middle of a message stores nothing and stops nothing', async () => {
  const { origin, post, mail } = await startService();
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write('POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\nname=');
  socket.resume().end();
  await new Promise((resolve) => socket.on('close', resolve));
  await post(typed);
  await mail.waitFor(1);
  expect(mail.received).toHaveLength(1);
});
