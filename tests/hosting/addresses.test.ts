import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { findSiteFolder } from '../../build/paths.ts';
import { hasCaddy, startCaddy } from './caddy.ts';

/** Parts of request targets that a server could mistake for the address of another site or another file. */
const starts = ['//', '///', '/%2f', '/%5c', '/\\', '/%09/', '/%0a/', '/%00/', '/./', '/%2e%2e/'];
const sites = ['other.example', '2130706433', 'user@other.example', '[::1]', '%6fther.example'];
const steps = ['/', '/..%2f', '/%2e%2e/', '/../', '/%01/..%2f..%2f', '/..%5c'];
const ends = [
  'about/',
  'about.html',
  'favicon.ico/',
  'id/',
  '_astro/',
  'index.html',
  '?/../about/',
];
const others = [
  '/%00',
  '/about%00.html',
  '/favicon.ico/',
  '/favicon.ico%2f',
  '/.well-known/',
  `/${'a'.repeat(300)}`,
  `/${'a'.repeat(251)}`,
  `/${'%f0%9f%8f%9d'.repeat(64)}`,
  `/${'a/'.repeat(3_000)}b`,
  '/[a',
  '/%7bpath%7d/',
  '/nope/?next=//other.example',
  // Only programs send these, not browsers.
  'about/',
  'x:@other.example/about/',
  'x:.other.example/',
  'http://other.example//other.example/..%2fabout/',
  '*',
];
const addresses = [
  ...starts.flatMap((start) =>
    sites.flatMap((site) => steps.flatMap((step) => ends.map((end) => start + site + step + end))),
  ),
  ...others,
];

/** Requests a target exactly as given. @returns the status and where it redirects to. */
async function ask(origin: string, host: string, target: string) {
  const socket = connect(Number(new URL(origin).port), 'localhost');
  await once(socket, 'connect');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  const [head = ''] = (await text(socket)).split('\r\n\r\n');
  return {
    status: Number(head.slice(9, 12)),
    location: /^location: (.*)$/im.exec(head)?.[1]?.trim(),
  };
}

/** Finds addresses that redirect to an origin other than the given one, or that cause a server error. */
async function findBadAnswers(server: string, host: string, origin = server): Promise<string[]> {
  const bad: string[] = [];
  const left = [...addresses];
  const askAll = async () => {
    for (let target = left.pop(); target !== undefined; target = left.pop()) {
      const { status, location = '/' } = await ask(server, host, target);
      const leadsTo = URL.parse(location, origin)?.origin;
      if (!(status >= 200 && status < 500) || leadsTo !== origin)
        bad.push(`${target}: ${status} ${location}`);
    }
  };
  await Promise.all(Array.from({ length: 20 }, askAll));
  return bad;
}

test('no address redirects to another site or causes a server error', async ({ baseURL }) => {
  // The local server does what hosts that read `_redirects` do.
  expect(await findBadAnswers(baseURL ?? '', 'localhost')).toEqual([]);
  test.skip(!hasCaddy, 'caddy is not installed');
  const caddy = await startCaddy(findSiteFolder());
  const { host, port } = new URL(caddy.origin);
  expect(await findBadAnswers(caddy.origin, host)).toEqual([]);
  expect(await findBadAnswers(caddy.origin, `alias.localhost:${port}`)).toEqual([]);
  await caddy.stop();
});
