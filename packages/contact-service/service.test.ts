import { describe, expect, test } from 'vitest';
import { maxMessageBytes } from './service.ts';
import { startService, typed } from './service.fixture.ts';

test('a message that was sent is confirmed', async () => {
  const { post, sent } = await startService();
  const answer = await post(typed);
  expect([answer.status, await answer.json()]).toEqual([200, { sent: true }]);
  expect(sent).toEqual([
    {
      ...typed,
      message: 'One <b>villa</b>\nin "Ubud" 🏝️',
      id: expect.stringMatching(/^[\da-f]{32}$/),
    },
  ]);
});

test('without JavaScript, a message leads back to the form with the outcome, in the language of the form', async () => {
  const { post } = await startService();
  for (const [fields, location] of [
    [{}, '/contact#sent'],
    [{ language: 'id' }, '/id/contact#sent'],
    [{ language: '//evil.example' }, '/contact#sent'],
    [{ language: 'id', email: 'ayu' }, '/id/contact#invalidEmail'],
  ] as const) {
    const { status, headers } = await post({ ...typed, ...fields }, { Accept: 'text/html' });
    expect([status, headers.get('location')]).toEqual([303, location]);
  }
});

test('a message that is sent again keeps its id; an edited or new message gets another', async () => {
  const { post, sent } = await startService();
  const first = { ...typed, message_id: 'a' };
  for (const body of [first, first, { ...first, message: 'Edited' }, typed, typed])
    await post(body);
  const [one, two, ...others] = sent.map(({ id }) => id);
  expect(two).toBe(one);
  expect(new Set([one, ...others]).size).toBe(4);
});

describe('a refused message is not sent, and the response says why', () => {
  const wrong: [string, Record<string, string>, Record<string, string>, number][] = [
    ['wrongOrigin', typed, { Origin: 'https://evil.example' }, 403],
    ['tooLong', { ...typed, message: 'x'.repeat(maxMessageBytes) }, {}, 413],
    ['notAForm', typed, { 'Content-Type': 'text/plain' }, 415],
    ['incomplete', { ...typed, message: ' \r\n ' }, {}, 422],
    ['incomplete', { ...typed, message: '\u200B\n\u2800' }, {}, 422],
    ['invalidEmail', { ...typed, email: 'ayu' }, {}, 422],
    ['invalidEmail', { ...typed, email: 'a@b.example\r\nBcc: all@c.example' }, {}, 422],
    ['honeypotFilled', { ...typed, _gotcha: 'https://spam.example' }, {}, 422],
    ['tooFast', { ...typed, fill_time_ms: '150' }, {}, 422],
  ];
  test.each(wrong)('%s', async (reason, body, headers, status) => {
    const { post, sent, logged } = await startService();
    const answer = await post(body, headers);
    expect([answer.status, await answer.json()]).toEqual([status, { sent: false, reason }]);
    expect(sent).toEqual([]);
    expect(logged).toEqual([JSON.stringify({ event: 'refused', reason })]);
  });

  test('busy: the limit applies to the address in the header from the web server', async () => {
    const { post } = await startService({ CONTACT_PER_HOUR: '1' });
    const from = async (address: string) => (await post(typed, { 'X-Real-IP': address })).status;
    expect(await from('203.0.113.7')).toBe(200);
    expect(await from('203.0.113.7')).toBe(429);
    expect(await from('203.0.113.8')).toBe(200);
  });
});

test('other methods are answered with 405, other addresses with 404', async () => {
  const { origin } = await startService();
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']) {
    const answer = await fetch(`${origin}/api/contact`, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  }
  expect((await fetch(origin)).status).toBe(404);
});

test('no field can contain a line break or a control character, except breaks in the message', async () => {
  const { post, sent } = await startService();
  const hostile = 'a\r\nBcc: b@c.example\0\u202E\u2028\x1b🏝️ع\uD83D';
  await post({ ...typed, name: hostile, subject: hostile, message: hostile });
  const [{ name, subject, message } = typed] = sent;
  expect(sent).toHaveLength(1);
  expect(`${name}${subject}`).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202E\uD83D](?![\uDC00-\uDFFF])/u);
  expect(message).not.toMatch(/[^\P{Cc}\n]/u);
  expect(message).toContain('🏝️ع');
});
