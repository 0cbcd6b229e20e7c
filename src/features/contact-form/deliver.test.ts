import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deliver, outcomeOf, patienceMs } from './deliver.ts';

const endpoint = 'https://forms.nusa.example/send';
const message = {
  name: 'Grüße & Co',
  email: 'ayu@guest.example',
  subject: 'Sales',
  message: 'a+b=c\nd',
};

describe('what an answer means', () => {
  test.each([
    [200, 'sent'],
    [204, 'sent'],
    [299, 'sent'],
    [304, 'refused'],
    [400, 'refused'],
    [404, 'refused'],
    [422, 'refused'],
    [429, 'busy'],
    [500, 'broken'],
    [503, 'broken'],
  ])('%i: %s', (status, outcome) => {
    expect(outcomeOf(status)).toBe(outcome);
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

  /** A connection that never answers, and breaks when it is given up. */
  const hang = (_: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(new Error('aborted'))),
    );

  test('sends a form-encoded POST that asks for no leave beforehand', async () => {
    const fetched = vi
      .fn<(url: string, request: RequestInit) => Promise<object>>()
      .mockResolvedValue({ status: 200 });
    vi.stubGlobal('fetch', fetched);
    expect(await deliver(endpoint, message, new AbortController())).toBe('sent');
    expect(fetched).toHaveBeenCalledOnce();
    const [url, { method, headers, body }] = fetched.mock.calls[0] ?? ['', {}];
    expect({ url, method, headers }).toEqual({
      url: endpoint,
      method: 'POST',
      headers: { Accept: 'application/json' },
    });
    expect(`${body}`).toBe(
      'name=Gr%C3%BC%C3%9Fe+%26+Co&email=ayu%40guest.example&subject=Sales&message=a%2Bb%3Dc%0Ad',
    );
  });

  test('gives up after 15 seconds, and not before', async () => {
    vi.stubGlobal('fetch', hang);
    const settled = vi.fn<() => void>();
    const outcome = deliver(endpoint, message, new AbortController()).finally(settled);
    await vi.advanceTimersByTimeAsync(patienceMs - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe('overdue');
    expect(patienceMs).toBe(15_000);
  });

  test('stops when it is cancelled', async () => {
    vi.stubGlobal('fetch', hang);
    const attempt = new AbortController();
    const outcome = deliver(endpoint, message, attempt);
    attempt.abort('cancelled');
    expect(await outcome).toBe('cancelled');
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([
    [true, 'unreachable'],
    [false, 'offline'],
  ])('a broken connection, the device online: %s, is "%s"', async (onLine, outcome) => {
    vi.stubGlobal('navigator', { onLine });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await deliver(endpoint, message, new AbortController())).toBe(outcome);
  });
});
