import { expect, test } from '@playwright/test';
import { findWrangler, hasNginx } from '../../tools/hosts.ts';
import { startNginx, startWrangler } from '../../tools/start-hosts.ts';
import { routes } from '../../src/config/routes.ts';
import { siteOrigin } from '../../src/config/site.ts';
import { ask, tagOf, type HostRequest } from './answers.ts';
import { differences, type Difference } from './differences.ts';
import { requests } from './requests.ts';
import { useHost } from './use-host.ts';

const name = ({ method = 'GET', path, headers = {}, again }: HostRequest) =>
  `${method} ${path.slice(0, 60)} ${JSON.stringify(headers)} ${again?.('"tag"') ?? ''}`;

const askHere = (asked: HostRequest) => ask(siteOrigin, asked);

async function compare(host: Difference['host'], origin: string): Promise<void> {
  const known = differences.filter((difference) => difference.host === host);
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
    expect.soft((await askHere(asked)).status, name(asked)).toBe(asked.status);
  }
});

test.describe('nginx', () => {
  const origin = useHost('nginx with its brotli module', hasNginx() ? () => startNginx() : null);

  test('answers as the local server does, but for what is known', () => compare('nginx', origin()));

  test('has a tag for each compression of a file', () => expectTagForEachCoding(origin()));
});

test.describe('Cloudflare', () => {
  const wrangler = findWrangler();
  const origin = useHost('wrangler', wrangler ? () => startWrangler(wrangler) : null);

  test('answers as the local server does, but for what is known', () =>
    compare('cloudflare', origin()));
});

test('the local server has a tag for each compression of a file', () =>
  expectTagForEachCoding(siteOrigin));
