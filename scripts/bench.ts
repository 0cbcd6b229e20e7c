import { chromium } from '@playwright/test';
import { build } from 'astro';
import { measureInteractions } from '../bench/interactions.ts';
import { measureLighthouse } from '../bench/lighthouse.ts';
import { measurePeer } from '../bench/peer.ts';
import { isWithin, formatTable } from '../bench/report.ts';
import { runProgram, UserError } from '../build/cli.ts';
import { browserFlags, findChromium } from './chromium.ts';
import { installPackages } from './install.ts';
import { preparePorts, readHost, serveProduct } from './local-servers.ts';
import { createSiteServer } from './site-server.ts';

/** Parts that can be measured separately: `npm run bench interactions`. `peer` is skipped if PEER is not set. */
const parts = ['interactions', 'lighthouse', 'peer'] as const;

await runProgram(async () => {
  const [wanted] = process.argv.slice(2);
  const peer = process.env['PEER'];
  const measured = parts.filter((part) => (wanted ?? part) === part && (part !== 'peer' || peer));
  if (measured.length === 0) {
    throw new UserError(
      wanted === 'peer'
        ? 'PEER is not set: set it to the built folder of another site.'
        : `Unknown measurement "${wanted}". Use ${parts.join(', ')}.`,
    );
  }

  const { port, productPort } = await preparePorts();
  const browserPath = findChromium();
  installPackages('bench/tools');
  await build({ logLevel: 'warn' });
  const servers = [createSiteServer().listen(port, readHost()), serveProduct(productPort)];
  const browser = await chromium.launch({ executablePath: browserPath, args: browserFlags });
  const chromiumForLighthouse = { path: browserPath, flags: browserFlags };
  const measures = {
    interactions: () => measureInteractions(browser),
    lighthouse: () => measureLighthouse(chromiumForLighthouse),
    peer: () => measurePeer(peer ?? '', chromiumForLighthouse),
  };
  const over: string[] = [];
  for (const part of measured) {
    const figures = await measures[part]();
    console.log(formatTable(part, figures));
    over.push(...figures.filter((figure) => !isWithin(figure)).map(({ what }) => what));
  }
  await browser.close();
  for (const server of servers) server.close();
  if (over.length > 0) throw new UserError(`\nOver budget: ${over.join('; ')}.`);
  console.log('\nWithin every budget.');
});
