import { expect, test } from '@playwright/test';
import { hasNginx } from '../../tools/system-packages.mjs';
import { hasWrangler, startNginx, startWrangler } from './start-targets.ts';
import { routes } from '../../src/config/routes.ts';
import { siteOrigin } from '../../src/config/site.ts';
import { ask, tagOf, type TestRequest } from './responses.ts';
import { differences, type Difference } from './differences.ts';
import { requests } from './requests.ts';
import { useTarget } from './use-target.ts';

const name = ({ method = 'GET', path, headers = {}, again }: TestRequest) =>
  `${method} ${path.slice(0, 60)} ${JSON.stringify(headers)} ${again?.('"tag"') ?? ''}`;

const askLocalServer = (asked: TestRequest) => ask(siteOrigin, asked);

async function compare(target: Difference['targets'][number], origin: string): Promise<void> {
  const known = differences.filter((difference) => difference.targets.includes(target));
  const seen = new Set<Difference>();
  for (const asked of requests) {
    let expected = await askLocalServer(asked);
    for (const difference of known) {
      if (!difference.concerns(asked, expected)) continue;
      seen.add(difference);
      expected = await difference.becomes(expected, asked, askLocalServer);
    }
    expect.soft(await ask(origin, asked), name(asked)).toEqual(expected);
  }
  expect(known.filter((difference) => !seen.has(difference))).toEqual([]);
}

/** A strong ETag identifies bytes, so each compression of a file needs its own. */
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

test('the local server answers each request with the expected status', async () => {
  for (const asked of requests) {
    const { status, localStatus = status } = asked;
    expect.soft((await askLocalServer(asked)).status, name(asked)).toBe(localStatus);
  }
});

test.describe('nginx', () => {
  const origin = useTarget('nginx with its brotli module', hasNginx() ? () => startNginx() : null);

  test('answers like the local server, apart from known differences', () =>
    compare('nginx', origin()));

  test('has an ETag for each compression of a file', () => expectTagForEachCoding(origin()));

  test('refuses a 20 KB address and sends the headers of the site', async () => {
    const { status, headers } = await ask(origin(), { path: `/${'a'.repeat(20_000)}` });
    expect({ status, sniffing: headers['x-content-type-options'] }).toEqual({
      status: 414,
      sniffing: 'nosniff',
    });
  });

  test('answers a single range, and ignores multiple ranges', async () => {
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
  const origin = useTarget('wrangler', hasWrangler() ? startWrangler : null);

  test('answers like the local server, apart from known differences', () =>
    compare('cloudflare', origin()));
});

test('the local server has an ETag for each compression of a file', () =>
  expectTagForEachCoding(siteOrigin));
