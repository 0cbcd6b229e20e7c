import { describe, expect, test } from 'vitest';
import { maxMessageBytes } from '../../src/features/contact/contact-message.ts';
import { asPage, setUp, siteOrigin, typed } from './receive.fixture.ts';

test('a stored message is confirmed', async () => {
  const { post, stored } = await setUp();
  expect(await (await post(typed)).json()).toEqual({ sent: true });
  expect(stored).toHaveLength(1);
});

test('without JavaScript, a stored message leads to the confirmation page', async () => {
  const { post, stored } = await setUp();
  const { status, headers } = await post(typed, asPage);
  expect([status, headers.get('location')]).toEqual([303, '/contact/sent']);
  expect(stored).toEqual([
    {
      ...typed,
      message: 'One <b>villa</b>\nin "Ubud" 🏝️',
      id: expect.stringMatching(/^[\da-f]{32}$/),
      receivedAt: expect.closeTo(Date.now(), -5),
    },
  ]);
});

describe('a form without JavaScript that says its language', () => {
  test('is answered in that language', async () => {
    const { post } = await setUp();
    const sent = await post({ ...typed, language: 'id' }, asPage);
    expect(sent.headers.get('location')).toBe('/id/contact/sent');
    const refused = await post({ ...typed, email: 'ayu', language: 'id' }, asPage);
    expect(refused.headers.get('location')).toBe('/id/contact/not-sent#invalidEmail');
  });

  test.each(['', 'ID', '../id', '//evil.example', 'id/../..', 'id\r\nX: y', '__proto__'])(
    'is answered in English if it is not the code of a language: %j',
    async (language) => {
      const { post } = await setUp();
      const sent = await post({ ...typed, language }, asPage);
      expect([sent.status, sent.headers.get('location')]).toEqual([303, '/contact/sent']);
      const refused = await post({ ...typed, email: 'ayu', language }, asPage);
      expect(refused.headers.get('location')).toBe('/contact/not-sent#invalidEmail');
    },
  );

  test('has the same id as the message without its language', async () => {
    const { post, stored } = await setUp();
    await post({ ...typed, message_id: 'a' });
    await post({ ...typed, message_id: 'a', language: 'id' });
    const [first, second] = stored;
    expect(second).toEqual({ ...first, receivedAt: expect.any(Number) });
  });
});

test('the same message sent again has the same id, an edited one or a new one another', async () => {
  const { post, stored } = await setUp();
  const first = { ...typed, message_id: 'a' };
  for (const body of [first, first, { ...first, message: 'Edited' }, typed, typed])
    await post(body);
  const [one, two, ...others] = stored.map(({ id }) => id);
  expect(two).toBe(one);
  expect(new Set([one, ...others]).size).toBe(4);
});

describe('a refused message is not stored, and the answer says why', () => {
  const wrong: [string, string | Record<string, string>, Record<string, string>, number][] = [
    ['wrongOrigin', typed, { Origin: 'https://evil.example' }, 403],
    ['wrongOrigin', typed, { Origin: 'null' }, 403],
    ['tooLong', { ...typed, message: 'x'.repeat(maxMessageBytes) }, {}, 413],
    ['tooLong', { ...typed, message: 'x'.repeat(1_000_000) }, {}, 413],
    ['tooLong', { ...typed, name: 'x'.repeat(201) }, {}, 413],
    ['notAForm', typed, { 'Content-Type': 'text/plain' }, 415],
    ['notAForm', typed, { 'Content-Type': 'multipart/form-data; boundary=x' }, 415],
    ['incomplete', { ...typed, message: ' \r\n ' }, {}, 422],
    ['incomplete', '', {}, 422],
    ['invalidEmail', { ...typed, email: 'ayu' }, {}, 422],
    ['invalidEmail', { ...typed, email: 'a@b.example\r\nBcc: all@c.example' }, {}, 422],
    [
      'invalidEmail',
      { ...typed, email: `${'a'.repeat(60)}@${'b'.repeat(63)}.${'c.'.repeat(80)}d` },
      {},
      422,
    ],
    ['honeypotFilled', { ...typed, _gotcha: 'https://spam.example' }, {}, 422],
    ['tooFast', { ...typed, fill_time_ms: '150' }, {}, 422],
    ['tooFast', { ...typed, fill_time_ms: 'soon' }, {}, 422],
  ];
  test.each(wrong)('%s', async (reason, body, headers, status) => {
    const { post, stored, logged } = await setUp();
    const answer = await post(body, headers);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ sent: false, reason });
    expect(stored).toEqual([]);
    expect(logged).toEqual([{ event: 'refused', reason }]);
  });

  test('busy', async () => {
    const { post, stored } = await setUp({ maySend: () => false });
    expect((await post(typed)).status).toBe(429);
    expect(stored).toEqual([]);
  });

  test('broken, when the store fails; the log has the error', async () => {
    const error = new Error('disk full');
    const { post, logged } = await setUp({
      store: () => {
        throw error;
      },
    });
    expect((await post(typed)).status).toBe(503);
    expect(logged).toEqual([{ event: 'failed', error }]);
  });
});

test.each([
  ['tooLong', { ...typed, message: 'x'.repeat(maxMessageBytes) }],
  ['honeypotFilled', { ...typed, _gotcha: 'spam' }],
])(
  'without JavaScript, a refused message leads to the page that says why: %s',
  async (reason, body) => {
    const { post } = await setUp();
    const { status, headers } = await post(body, asPage);
    expect([status, headers.get('location')]).toEqual([303, `/contact/not-sent#${reason}`]);
  },
);

test('a message without an origin is refused', async () => {
  const { send, stored } = await setUp();
  const { headers } = await send({ body: new URLSearchParams(typed) });
  expect(headers.get('location')).toBe('/contact/not-sent#wrongOrigin');
  expect(stored).toEqual([]);
});

test('other methods are answered with 405', async () => {
  const { send } = await setUp();
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']) {
    const answer = await send({ method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  }
});

test('no field can contain a line break or a control character, except breaks in the message', async () => {
  const { post, stored } = await setUp();
  const hostile = 'a\r\nBcc: b@c.example\0\u202E\u2028\x1b🏝️ع\uD83D';
  await post({ ...typed, name: hostile, subject: hostile, message: hostile });
  const [{ name, subject, message } = typed] = stored;
  expect(stored).toHaveLength(1);
  expect(`${name}${subject}`).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202E\uD83D](?![\uDC00-\uDFFF])/u);
  expect(message).not.toMatch(/[^\P{Cc}\n]/u);
  expect(message).toContain('🏝️ع');
});

test('a body of any bytes is answered, never with an error of the server', async () => {
  const { send } = await setUp();
  for (const bytes of [
    [],
    [0xff, 0xfe, 0x00],
    [0x25, 0x25, 0x3d, 0xc3, 0x28],
    Array.from({ length: 256 }, (_, byte) => byte),
  ]) {
    const headers = { Origin: siteOrigin, 'Content-Type': 'application/x-www-form-urlencoded' };
    expect((await send({ headers, body: new Uint8Array(bytes) })).status).toBeLessThan(500);
  }
});
