import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MutationObserver, QueryObserver, type QueryClient } from '@tanstack/query-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient, jsonQuery } from './query-client.ts';

let server: Server;
let origin: string;
let client: QueryClient;
let requests: string[];
let answer: (response: ServerResponse, request: IncomingMessage) => void;

beforeEach(async () => {
  requests = [];
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    answer(response, request);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  client = createQueryClient();
});

afterEach(() => {
  client.clear();
  server.closeAllConnections();
  server.close();
});

function answers(status: number, body: string, statusText = ''): void {
  answer = (response) => response.writeHead(status, statusText).end(body);
}

const load = (settings = {}) =>
  client.query({ queryKey: [`${origin}/data?a=1`, 'not part of it'], ...settings });

describe('the data loader', () => {
  test('GETs the first element of the query key and parses the answer as JSON', async () => {
    answers(200, '{"villas":["Sawah"]}');
    expect(await load()).toEqual({ villas: ['Sawah'] });
    expect(requests).toEqual(['GET /data?a=1']);
  });

  test('includes credentials unless told otherwise', async () => {
    answers(200, '{}');
    const fetched = vi.spyOn(globalThis, 'fetch');
    await load();
    expect(fetched.mock.lastCall?.[1]).toMatchObject({ credentials: 'include' });
    client.clear();
    await load({ queryFn: jsonQuery({ credentials: 'omit' }) });
    expect(fetched.mock.lastCall?.[1]).toMatchObject({ credentials: 'omit' });
  });

  test('throws at a 401', async () => {
    answers(401, 'Sign in first');
    await expect(load()).rejects.toThrow(/^401: Sign in first$/);
  });

  test('has no data at a 401 where so configured, and throws at the rest as ever', async () => {
    const queryFn = jsonQuery({ on401: 'null' });
    answers(401, 'Sign in first');
    expect(await load({ queryFn })).toBeNull();
    client.clear();
    answers(403, 'Not yours');
    await expect(load({ queryFn })).rejects.toThrow(/^403: Not yours$/);
  });

  test.each([
    [404, 'No such villa', 'Not Found', '404: No such villa'],
    [500, '', 'Internal Server Error', '500: Internal Server Error'],
    [503, '{"down":true}', 'Service Unavailable', '503: {"down":true}'],
  ])('names status and reason of a %d with the body %j', async (status, body, text, message) => {
    answers(status, body, text);
    const error = await load().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).message).toBe(message);
  });

  test('throws at what is not JSON', async () => {
    answers(200, '<!doctype html>');
    await expect(load()).rejects.toThrow(SyntaxError);
  });

  test('throws when there is no answer at all', async () => {
    answer = (response) => response.destroy();
    await expect(load()).rejects.toThrow(TypeError);
  });

  test('asks once, whatever comes of it', async () => {
    for (const status of [401, 404, 500]) {
      requests = [];
      client.clear();
      answers(status, 'no');
      await expect(load()).rejects.toThrow('no');
      expect(requests).toHaveLength(1);
    }
    requests = [];
    answer = (response) => response.destroy();
    await expect(load()).rejects.toThrow(TypeError);
    expect(requests).toHaveLength(1);
  });

  test('asks even when the browser takes itself to be offline', async () => {
    answers(200, '1');
    vi.stubGlobal('navigator', { onLine: false });
    expect(await load()).toBe(1);
    vi.unstubAllGlobals();
  });
});

describe('what was loaded', () => {
  test('is never stale: it is not asked for again, neither by time nor by another reader', async () => {
    answers(200, '1');
    await load();
    answers(200, '2');
    expect(await load()).toBe(1);
    vi.useFakeTimers({ now: Date.now() + 1e10, toFake: ['Date'] });
    expect(await load()).toBe(1);
    vi.useRealTimers();
    expect(requests).toHaveLength(1);
  });

  test('is watched without an interval, and not asked for again when the window is back', async () => {
    answers(200, '1');
    await load();
    const observer = new QueryObserver(client, {
      queryKey: [`${origin}/data?a=1`, 'not part of it'],
    });
    expect(observer.options).toMatchObject({
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Infinity,
      retry: false,
    });
  });
});

test('a mutation is tried once', async () => {
  const mutationFn = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('refused'));
  const observer = new MutationObserver(client, { mutationFn });
  await expect(observer.mutate()).rejects.toThrow('refused');
  expect(mutationFn).toHaveBeenCalledTimes(1);
});
