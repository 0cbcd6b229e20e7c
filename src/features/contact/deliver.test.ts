import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { encodeMessage, maxMessageBytes } from './contact-message.ts';
import { deliver, deliveryTimeoutMs, readOutcome } from './deliver.ts';

const endpoint = 'https://forms.nusa.example/send';
const message = {
  name: 'Grüße & Co',
  email: 'ayu@guest.example',
  subject: 'Sales',
  message: 'a+b=c\nd',
};
const body = encodeMessage(message, 'an-id');

describe('readOutcome', () => {
  test.each([
    [200, 'sent'],
    [204, 'sent'],
    [199, 'refused'],
    [299, 'sent'],
    [300, 'refused'],
    [304, 'refused'],
    [400, 'refused'],
    [404, 'refused'],
    [422, 'refused'],
    [429, 'busy'],
    [500, 'broken'],
    [503, 'broken'],
  ])('of a %i is %s', (status, outcome) => {
    expect(readOutcome({ status, type: 'cors' })).toBe(outcome);
  });

  test('of a redirect is redirected', () => {
    expect(readOutcome({ status: 0, type: 'opaqueredirect' })).toBe('redirected');
  });
});

describe('deliver', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { onLine: true });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** A request that never gets a response and rejects when it is aborted. */
  const hang = (_: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(new Error('aborted'))),
    );

  test('sends a form-encoded POST without a CORS preflight', async () => {
    const fetched = vi
      .fn<(url: string, request: RequestInit) => Promise<object>>()
      .mockResolvedValue({ status: 200 });
    vi.stubGlobal('fetch', fetched);
    expect(await deliver(endpoint, body, new AbortController())).toBe('sent');
    expect(fetched).toHaveBeenCalledOnce();
    const [url, { method, headers, redirect, body: sent }] = fetched.mock.calls[0] ?? ['', {}];
    expect({ url, method, headers, redirect }).toEqual({
      url: endpoint,
      method: 'POST',
      headers: { Accept: 'application/json' },
      redirect: 'manual',
    });
    expect(`${sent}`).toBe(
      'name=Gr%C3%BC%C3%9Fe+%26+Co&email=ayu%40guest.example&subject=Sales&message=a%2Bb%3Dc%0Ad&message_id=an-id',
    );
  });

  test('says that a message was sent too fast, if our service says so', async () => {
    const answer = (text: string) => () => Promise.resolve(new Response(text, { status: 422 }));
    vi.stubGlobal('fetch', answer('{"sent":false,"reason":"tooFast"}'));
    expect(await deliver(endpoint, body, new AbortController())).toBe('tooFast');
    for (const other of ['{"reason":"invalidEmail"}', 'null', '<p>No.</p>']) {
      vi.stubGlobal('fetch', answer(other));
      expect(await deliver(endpoint, body, new AbortController())).toBe('refused');
    }
  });

  test('sends a message of the maximum size, but no larger one', async () => {
    const fetched = vi.fn<() => Promise<object>>().mockResolvedValue({ status: 200 });
    vi.stubGlobal('fetch', fetched);
    const fitting = 'x'.repeat(maxMessageBytes - 'message='.length);
    const sizes = [fitting, `${fitting}x`].map((text) => new URLSearchParams({ message: text }));
    const outcomes = sizes.map((sized) => deliver(endpoint, sized, new AbortController()));
    expect(await Promise.all(outcomes)).toEqual(['sent', 'tooLong']);
    expect(fetched).toHaveBeenCalledOnce();
  });

  test('times out after exactly 15 seconds', async () => {
    vi.stubGlobal('fetch', hang);
    const settled = vi.fn<() => void>();
    const outcome = deliver(endpoint, body, new AbortController()).finally(settled);
    await vi.advanceTimersByTimeAsync(deliveryTimeoutMs - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe('timedOut');
    expect(deliveryTimeoutMs).toBe(15_000);
  });

  test('stops when it is canceled', async () => {
    vi.stubGlobal('fetch', hang);
    const attempt = new AbortController();
    const outcome = deliver(endpoint, body, attempt);
    attempt.abort('canceled');
    expect(await outcome).toBe('canceled');
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([
    [true, 'unreachable'],
    [false, 'offline'],
  ])(
    'returns the right reason for a failed connection with onLine %s: %s',
    async (onLine, outcome) => {
      vi.stubGlobal('navigator', { onLine });
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
      expect(await deliver(endpoint, body, new AbortController())).toBe(outcome);
    },
  );
});
