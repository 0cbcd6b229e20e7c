import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import sirv from 'sirv';
import { UserError } from '../build/cli.ts';
import { buildFolder, precompress } from '../build/site-files.ts';
import { localHref, routes } from '../src/config/routes.ts';
import { loadSettings } from '../src/config/settings.ts';
import { loadLanguages } from '../src/content/content.ts';
import { budgets, type Figure } from './budgets.ts';

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

/** One run of Lighthouse's mobile profile. CHROME_PATH says in which browser. @throws {Error} if it measured nothing. */
async function runLighthouse(address: string, flags: readonly string[]): Promise<Run> {
  const skipped = [...skippedAudits].filter(([route]) => address.endsWith(route));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      'bench/tools/node_modules/lighthouse/cli/index.js',
      address,
      '--output=json',
      '--quiet',
      '--ignore-status-code',
      `--only-categories=${categories.join(',')}`,
      ...skipped.flatMap(([, audits]) => audits.map((audit) => `--skip-audits=${audit}`)),
      `--chrome-flags=${['--headless=new', ...flags].join(' ')}`,
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  ).catch(({ stderr }: { stderr: string }) => {
    throw new Error(`Lighthouse did not measure ${address}. ${stderr.trim()}`);
  });
  return JSON.parse(stdout) as Run;
}

/** Measures pages in turn, because the speed of a machine drifts. @returns the median run of each page. */
async function measureInTurn(addresses: readonly string[], rounds: number, flags: string[]) {
  // Installed only for measurements, so it has no types here.
  const library = './tools/node_modules/lighthouse/core/lib/median-run.js';
  const { computeMedianRun } = (await import(library)) as {
    computeMedianRun: (runs: Run[]) => Run;
  };
  const runs = addresses.map((address) => ({ address, done: [] as Run[] }));
  for (let round = 1; round <= rounds; round += 1) {
    for (const { address, done } of runs) done.push(await runLighthouse(address, flags));
    console.log(`Round ${round} of ${rounds} is measured.`);
  }
  return runs.map(({ address, done }) => ({ address, run: computeMedianRun(done) }));
}

/** The value of an audit, such as `largest-contentful-paint` in milliseconds. */
const readAudit = ({ audits }: Run, audit: string) => audits[audit]?.numericValue ?? Number.NaN;

/** The addresses of these routes in every language. */
const listAddresses = (paths: readonly string[]) =>
  loadLanguages().flatMap(({ code }) =>
    paths.map((path) => loadSettings().siteOrigin + localHref(path, code)),
  );

/** Measures the scores, the blocking time and the layout shift of every page. */
export async function measureLighthouse(flags: string[]): Promise<Figure[]> {
  const addresses = listAddresses([...Object.values(routes), missingRoute]);
  const { score, totalBlockingTimeMs, layoutShift } = budgets.lighthouse;
  return (await measureInTurn(addresses, 3, flags)).flatMap(({ address, run }) => [
    ...categories.map((category) => ({
      what: `${address} ${category}`,
      measured: Math.round((run.categories[category]?.score ?? 0) * 100),
      atLeast: score,
    })),
    ...Object.entries({
      'total-blocking-time': totalBlockingTimeMs,
      'cumulative-layout-shift': layoutShift,
    }).map(([audit, atMost]) => ({
      what: `${address} ${audit}`,
      measured: readAudit(run, audit),
      atMost,
    })),
  ]);
}

/** Serves a copy of another site's built folder, compressed like this site. */
async function servePeer(folder: string) {
  if (!existsSync(folder)) throw new UserError(`PEER is "${folder}", but there is no such folder.`);
  const copy = `${buildFolder}/peer`;
  rmSync(copy, { recursive: true, force: true });
  cpSync(folder, copy, { recursive: true });
  await precompress(copy);
  const server = createServer(sirv(copy, { brotli: true, gzip: true, etag: true })).listen(0);
  await once(server, 'listening');
  return { address: `http://localhost:${(server.address() as AddressInfo).port}/`, server };
}

/**
 * Compares the speed of the landing page and the directory with the landing page of another site.
 * @param folder the built folder of the other site.
 */
export async function measurePeer(folder: string, flags: string[]): Promise<Figure[]> {
  const peer = await servePeer(folder);
  const addresses = [peer.address, ...listAddresses([routes.home, routes.integrations])];
  const [first, ...own] = await measureInTurn(addresses, 5, flags);
  peer.server.close();
  const { largestContentfulPaintShare, firstContentfulPaintShare } = budgets.peer;
  return own.flatMap(({ address, run }) =>
    Object.entries({
      'largest-contentful-paint': largestContentfulPaintShare,
      'first-contentful-paint': firstContentfulPaintShare,
    }).map(([audit, share]) => ({
      what: `${address} ${audit}`,
      measured: readAudit(run, audit),
      atMost: share * (first ? readAudit(first.run, audit) : Number.NaN),
    })),
  );
}
