import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import sirv from 'sirv';
import { buildFolder, precompress } from '../build/site-files.ts';
import { localHref, routes } from '../src/config/routes.ts';
import { loadSettings } from '../src/config/settings.ts';
import { loadLanguages } from '../src/content/content.ts';
import { budgets, median, type Figure } from './budgets.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** An unknown address, for the 404 page. */
const missingRoute = '/nowhere';

/** Audits that a page fails on purpose: both pages block search engines, and one has status 404. */
const skippedAudits = new Map([
  [routes.login, ['is-crawlable']],
  // Chromium logs the 404 of the document itself as an error in the console.
  [missingRoute, ['is-crawlable', 'http-status-code', 'errors-in-console']],
]);

interface Run {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
}

/** Runs Lighthouse's mobile profile once, in the browser that CHROME_PATH names. */
async function runLighthouse(address: string, flags: readonly string[]): Promise<Run> {
  const skipped = [...skippedAudits].filter(([route]) => address.endsWith(route));
  const options = [
    '--output=json',
    '--quiet',
    '--ignore-status-code',
    `--only-categories=${categories.join(',')}`,
    ...skipped.flatMap(([, audits]) => audits.map((audit) => `--skip-audits=${audit}`)),
    `--chrome-flags=${['--headless=new', ...flags].join(' ')}`,
  ];
  const program = 'bench/tools/node_modules/lighthouse/cli/index.js';
  const { stdout } = await promisify(execFile)(process.execPath, [program, address, ...options], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout) as Run;
}

/** Measures pages in turn, because the speed of a machine drifts. @returns functions that read the median of a page. */
async function measureInTurn(addresses: readonly string[], rounds: number, flags: string[]) {
  const pages = addresses.map((address) => ({ address, runs: [] as Run[] }));
  for (let round = 1; round <= rounds; round += 1) {
    for (const { address, runs } of pages) runs.push(await runLighthouse(address, flags));
    console.log(`Round ${round} of ${rounds} is measured.`);
  }
  return pages.map(({ address, runs }) => ({
    address,
    readAudit: (audit: string) =>
      median(runs.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN)),
    readScore: (category: string) =>
      Math.round(100 * median(runs.map((run) => run.categories[category]?.score ?? 0))),
  }));
}

/** The addresses of these routes in every language. */
const listAddresses = (paths: readonly string[]) =>
  loadLanguages().flatMap(({ code }) =>
    paths.map((path) => loadSettings().siteOrigin + localHref(path, code)),
  );

/** Measures the scores, the blocking time and the layout shift of every page. */
export async function measureLighthouse(flags: string[]): Promise<Figure[]> {
  const pages = await measureInTurn(
    listAddresses([...Object.values(routes), missingRoute]),
    3,
    flags,
  );
  return pages.flatMap(({ address, readAudit, readScore }) => [
    ...categories.map((category) => ({
      what: `${address} ${category}`,
      measured: readScore(category),
      atLeast: budgets.lighthouseScore,
    })),
    ...Object.entries(budgets.lighthouseAudits).map(([audit, atMost]) => ({
      what: `${address} ${audit}`,
      measured: readAudit(audit),
      atMost,
    })),
  ]);
}

/**
 * Compares the speed of the landing page and the directory with the landing page of another site.
 * @param folder the built folder of the other site, which is served compressed like this one.
 */
export async function measurePeer(folder: string, flags: string[]): Promise<Figure[]> {
  const copy = `${buildFolder}/peer`;
  rmSync(copy, { recursive: true, force: true });
  cpSync(folder, copy, { recursive: true });
  await precompress(copy);
  const server = createServer(sirv(copy, { brotli: true, gzip: true, etag: true })).listen(0);
  await once(server, 'listening');
  const peerAddress = `http://localhost:${(server.address() as AddressInfo).port}/`;
  const addresses = [peerAddress, ...listAddresses([routes.home, routes.integrations])];
  const [peer, ...own] = await measureInTurn(addresses, 5, flags);
  server.close();
  return own.flatMap(({ address, readAudit }) =>
    Object.entries(budgets.peerShares).map(([audit, share]) => ({
      what: `${address} ${audit}`,
      measured: readAudit(audit),
      atMost: share * (peer?.readAudit(audit) ?? Number.NaN),
    })),
  );
}
