import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { deliver } from './deliver.ts';

const service = 'https://www.nusa.example/api/contact';

beforeEach(() => void vi.stubGlobal('location', new URL('https://www.nusa.example/contact')));
afterAll(() => void vi.unstubAllGlobals());

/** What the form reports after an answer with status 200. */
function report(endpoint: string, body: string): Promise<string> {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body));
  return deliver(endpoint, new URLSearchParams());
}

test('only the contact service itself confirms a message that was sent to it', async () => {
  expect(await report(service, '{"sent":true}')).toBe('sent');
  // What a web server may answer in its place.
  for (const body of ['', '<p>Welcome</p>', '{}', 'null', '{"sent":"true"}'])
    expect(await report(service, body), body).toBe('broken');
});

test('any 2xx of another endpoint confirms a message', async () => {
  for (const endpoint of ['https://forms.example/api/contact', 'https://www.nusa.example/send'])
    expect(await report(endpoint, ''), endpoint).toBe('sent');
});
