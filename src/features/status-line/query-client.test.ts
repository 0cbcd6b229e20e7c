import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MutationObserver, type QueryClient } from '@tanstack/query-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient, jsonQuery } from './query-client.ts';

let server: Server;
let client: QueryClient;
let queryKey: string[];
let requests: string[];
let answer: { status: number; text: string; body: string };

beforeEach(async () => {
  requests = [];
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.writeHead(answer.status, answer.text).end(answer.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  queryKey = [`http://127.0.0.1:${(server.address() as AddressInfo).port}/data?a=1`, 'not of it'];
  client = createQueryClient();
});

afterEach(() => {
  client.clear();
  server.closeAllConnections();
  server.close();
});

const answers = (status: number, body: string, text = '') => (answer = { status, text, body });

test('GETs the first element of the query key, with credentials, once: data is never stale', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  answers(200, '{"villas":["Sawah"]}');
  expect(await client.query({ queryKey })).toEqual({ villas: ['Sawah'] });
  expect(await client.query({ queryKey })).toEqual({ villas: ['Sawah'] });
  expect(requests).toEqual(['GET /data?a=1']);
  expect(fetched.mock.lastCall?.[1]).toMatchObject({ credentials: 'include' });
  expect(client.getDefaultOptions().queries).toMatchObject({
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    staleTime: Infinity,
  });
});

test.each([
  [401, 'Sign in first', 'Unauthorized', '401: Sign in first'],
  [404, 'No such villa', 'Not Found', '404: No such villa'],
  [500, '', 'Internal Server Error', '500: Internal Server Error'],
])(
  'throws the status and reason of a %d with the body %j, without a retry',
  async (status, body, text, message) => {
    answers(status, body, text);
    await expect(client.query({ queryKey })).rejects.toThrow(new Error(message));
    expect(requests).toHaveLength(1);
  },
);

test('returns null on a 401 if so configured, and still throws on other errors', async () => {
  const queryFn = jsonQuery('null');
  answers(401, 'Sign in first');
  expect(await client.query({ queryKey, queryFn })).toBeNull();
  client.clear();
  answers(403, 'Not yours');
  await expect(client.query({ queryKey, queryFn })).rejects.toThrow('403: Not yours');
});

test('a mutation is tried once', async () => {
  const mutationFn = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('refused'));
  await expect(new MutationObserver(client, { mutationFn }).mutate()).rejects.toThrow('refused');
  expect(mutationFn).toHaveBeenCalledTimes(1);
});
