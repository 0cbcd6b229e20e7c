import { cpSync, existsSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { UserError } from '../build/cli.ts';
import { buildFolder } from '../build/paths.ts';
import { precompress } from '../build/precompress.ts';
import { localHref, routes } from '../src/config/routes.ts';
import { loadSettings } from '../src/config/settings.ts';
import { loadLanguages } from '../src/content/content.ts';
import { budgets } from './budgets.ts';
import { getAuditMedian, runLighthouse, type Browser } from './lighthouse.ts';
import type { Figure } from './report.ts';

const rounds = 5;

/** Serves a copy of another site's built folder, compressed like this site. @returns its address and its server. */
async function servePeer(folder: string): Promise<{ address: string; server: Server }> {
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
 * Compares the speed of the landing page and the directory with another site. The pages are measured in turn, five
 * times, because the speed of a machine drifts.
 * @param folder the built folder of the other site. Only its landing page is measured.
 */
export async function measurePeer(folder: string, browser: Browser): Promise<Figure[]> {
  const { address: peer, server } = await servePeer(folder);
  const paths = loadLanguages().flatMap(({ code }) =>
    [routes.home, routes.integrations].map((route) => localHref(route, code)),
  );
  const addresses = [peer, ...paths.map((path) => loadSettings().siteOrigin + path)];
  const reports = new Map<string, Awaited<ReturnType<typeof runLighthouse>>[]>();
  for (let round = 1; round <= rounds; round += 1) {
    for (const address of addresses) {
      const report = await runLighthouse(address, browser);
      reports.set(address, [...(reports.get(address) ?? []), report]);
    }
    console.log(`round ${round} of ${rounds} measured`);
  }
  server.close();
  const measured = (address: string, audit: string) =>
    getAuditMedian(reports.get(address) ?? [], audit);
  const { largestContentfulPaintShare, firstContentfulPaintShare } = budgets.peer;
  return addresses.flatMap((address) =>
    (
      [
        ['largest-contentful-paint', largestContentfulPaintShare],
        ['first-contentful-paint', firstContentfulPaintShare],
      ] as const
    ).map(([audit, share]) => ({
      what: `${address === peer ? 'PEER' : new URL(address).pathname} ${audit}`,
      measured: measured(address, audit),
      budget: address === peer ? Number.POSITIVE_INFINITY : share * measured(peer, audit),
    })),
  );
}
