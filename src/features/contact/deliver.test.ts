import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { deliver } from './deliver.ts';

const service = 'https://www.nusa.example/api/contact';

beforeEach(() => void vi.stubGlobal('location', new URL('https://www.nusa.example/contact')));
afterAll(() => void vi.unstubAllGlobals());

/** Delivers a message to an endpoint that answers 200 with this body. @returns what the form reports. */
function report(endpoint: string, body: string): Promise<string> {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body));
  return deliver(endpoint, new URLSearchParams());
}

test('a message to the contact service is confirmed only if the service itself says so', async () => {
  expect(await report(service, '{"sent":true}')).toBe('sent');
  // What a web server might answer in its place.
  for (const body of ['', '<p>Welcome</p>', '{}', 'null', '{"sent":"true"}'])
    expect(await report(service, body), body).toBe('broken');
});

test('any 2xx of another endpoint confirms a message', async () => {
  for (const endpoint of ['https://forms.example/api/contact', 'https://www.nusa.example/send'])
    expect(await report(endpoint, ''), endpoint).toBe('sent');
});
