import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient, createJsonQuery } from './query-client.ts';

const queryKey = ['https://status.example/data?a=1', 'not of it'];
let client = createQueryClient();
beforeEach(() => (client = createQueryClient()));

/** Mocks `fetch` to answer every request. @returns the mock. */
const answer = (status: number, body: string, statusText = '') =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(body, { status, statusText }));

test('requests the first element of the query key once, with credentials, because data is never stale', async () => {
  const fetched = answer(200, '{"villas":["Sawah"]}');
  expect(await client.query({ queryKey })).toEqual({ villas: ['Sawah'] });
  expect(await client.query({ queryKey })).toEqual({ villas: ['Sawah'] });
  expect(fetched).toHaveBeenCalledOnce();
  const [address, options] = fetched.mock.lastCall ?? [];
  expect([address, options?.method ?? 'GET']).toEqual(['https://status.example/data?a=1', 'GET']);
  expect(options).toMatchObject({ credentials: 'include' });
  expect(client.getDefaultOptions()).toMatchObject({
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      staleTime: Infinity,
    },
    mutations: { retry: false },
  });
});

test.each([
  [401, 'Sign in first', 'Unauthorized', '401: Sign in first'],
  [500, '', 'Internal Server Error', '500: Internal Server Error'],
])(
  'throws the status and reason of a %d with the body %j, without a retry',
  async (status, body, text, message) => {
    const fetched = answer(status, body, text);
    await expect(client.query({ queryKey })).rejects.toThrow(new Error(message));
    expect(fetched).toHaveBeenCalledOnce();
  },
);

test('returns null on a 401 if so configured, and still throws on other errors', async () => {
  const queryFn = createJsonQuery('null');
  answer(401, 'Sign in first');
  expect(await client.query({ queryKey, queryFn })).toBeNull();
  client.clear();
  answer(403, 'Not yours');
  await expect(client.query({ queryKey, queryFn })).rejects.toThrow('403: Not yours');
});
