import { expect, test } from '@playwright/test';
import { hasNginx } from '../../tools/system-packages.mjs';
import { hasWrangler, startNginx, startWrangler } from './start-hosts.ts';
import { routes } from '../../src/config/routes.ts';
import { siteOrigin } from '../../src/config/site.ts';
import { ask, tagOf, type HostRequest } from './answers.ts';
import { differences, type Difference } from './differences.ts';
import { requests } from './requests.ts';
import { useHost } from './use-host.ts';

const name = ({ method = 'GET', path, headers = {}, again }: HostRequest) =>
  `${method} ${path.slice(0, 60)} ${JSON.stringify(headers)} ${again?.('"tag"') ?? ''}`;

const askHere = (asked: HostRequest) => ask(siteOrigin, asked);

async function compare(host: Difference['hosts'][number], origin: string): Promise<void> {
  const known = differences.filter((difference) => difference.hosts.includes(host));
  const seen = new Set<Difference>();
  for (const asked of requests) {
    let expected = await askHere(asked);
    for (const difference of known) {
      if (!difference.concerns(asked, expected)) continue;
      seen.add(difference);
      expected = await difference.becomes(expected, asked, askHere);
    }
    expect.soft(await ask(origin, asked), name(asked)).toEqual(expected);
  }
  expect(known.filter((difference) => !seen.has(difference))).toEqual([]);
}

/** A strong tag stands for bytes: the same ones have the same, others another. */
async function expectTagForEachCoding(origin: string): Promise<void> {
  const tags = new Set<string | undefined>();
  for (const coding of ['br', 'gzip', 'identity']) {
    const asked = { path: routes.about, headers: { 'Accept-Encoding': coding } };
    const tag = await tagOf(origin, asked);
    expect(await tagOf(origin, asked)).toBe(tag);
    tags.add(tag);
  }
  expect(tags.size).toBe(3);
}

test('the local server answers each request as the table says', async () => {
  for (const asked of requests) {
    const { status, localStatus = status } = asked;
    expect.soft((await askHere(asked)).status, name(asked)).toBe(localStatus);
  }
});

test.describe('nginx', () => {
  const origin = useHost('nginx with its brotli module', hasNginx() ? () => startNginx() : null);

  test('answers as the local server does, but for what is known', () => compare('nginx', origin()));

  test('has a tag for each compression of a file', () => expectTagForEachCoding(origin()));

  test('refuses an address of 20 KB, with the headers of the site', async () => {
    const { status, headers } = await ask(origin(), { path: `/${'a'.repeat(20_000)}` });
    expect({ status, sniffing: headers['x-content-type-options'] }).toEqual({
      status: 414,
      sniffing: 'nosniff',
    });
  });

  test('sends the part of a file that is asked for, and never many parts', async () => {
    const icon = `${origin()}/favicon.svg`;
    const whole = Buffer.from(await (await fetch(icon)).arrayBuffer());
    const part = async (range: string) => {
      const headers = { 'Accept-Encoding': 'identity', Range: range };
      const response = await fetch(icon, { headers });
      return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
    };
    expect(await part('bytes=0-9')).toEqual({ status: 206, body: whole.subarray(0, 10) });
    expect(await part('bytes=-5')).toEqual({ status: 206, body: whole.subarray(-5) });
    expect(await part('bytes=10-')).toEqual({ status: 206, body: whole.subarray(10) });
    expect(await part('bytes=99999-')).toMatchObject({ status: 416 });
    const manyRanges = Array.from({ length: 500 }, (_, i) => `${i % 9}-`).join(',');
    for (const range of ['lines=1-2', 'bytes=0-1,5-6', `bytes=${manyRanges}`]) {
      expect(await part(range), range).toEqual({ status: 200, body: whole });
    }
  });
});

test.describe('Cloudflare', () => {
  const origin = useHost('wrangler', hasWrangler() ? startWrangler : null);

  test('answers as the local server does, but for what is known', () =>
    compare('cloudflare', origin()));
});

test('the local server has a tag for each compression of a file', () =>
  expectTagForEachCoding(siteOrigin));
