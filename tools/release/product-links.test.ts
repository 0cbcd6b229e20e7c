import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { productLinks } from '../../src/config/site.ts';
import { unansweredLinks } from './product-links.ts';
import { outsideLinks } from './site-problems.ts';

let server: Server;
let origin: string;
let asked: string[];
beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    const { url = '' } = request;
    asked.push(url);
    if (url === '/silent') return;
    const status = { '/moved': 302, '/private': 401, '/gone': 404, '/broken': 500 }[url] ?? 200;
    response.writeHead(status, status === 302 ? { location: '/auth' } : {}).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const problems = async (path: string) => {
  const timeoutMs = path === '/silent' ? 200 : undefined;
  const found = await unansweredLinks([{ setting: 'API_URL', href: origin + path }], timeoutMs);
  return found.map(({ problem }) => problem);
};

test.each(['/auth', '/moved', '/private'])('%s answers', async (path) => {
  expect(await problems(path)).toEqual([]);
  expect(asked[0]).toBe(path);
});

test.each([
  ['/gone', 'answers 404'],
  ['/broken', 'answers 500'],
  ['/silent', 'does not answer within 0.2 s'],
])('%s is listed: it %s', async (path, problem) => {
  expect(await problems(path)).toEqual([`${origin}${path} ${problem}`]);
});

test('a server that does not run is listed, with the setting and what to do', async () => {
  server.close();
  const href = `${origin}/api`;
  expect(await unansweredLinks([{ setting: 'API_URL', href }])).toEqual([
    {
      file: 'settings',
      entry: 'API_URL',
      problem: `${href} does not answer (ECONNREFUSED)`,
      fix: 'publish that page, or set API_URL to one that exists',
    },
  ]);
});

test('sign-up, the demo and the booking page are always asked', () => {
  const hrefs = outsideLinks().map(({ href }) => href);
  const { auth, demo, bookingPage } = productLinks;
  expect(hrefs).toEqual(expect.arrayContaining([auth, demo, bookingPage]));
});
