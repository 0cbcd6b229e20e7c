import { chromium } from '@playwright/test';
import { build } from 'astro';
import type { Figure } from '../bench/budgets.ts';
import { measureInteractions } from '../bench/interactions.ts';
import { measureLighthouse, measurePeer } from '../bench/lighthouse.ts';
import { runProgram, UserError } from '../build/cli.ts';
import { findSiteFolder } from '../build/site-files.ts';
import { browserFlags, findChromium } from './chromium.ts';
import { installPackages } from './install.ts';
import { preparePorts, readHost, serveProduct } from './local-servers.ts';
import { createSiteServer } from './site-server.ts';

/** The built folder of another site to compare with. */
const peer = process.env['PEER'];

const isOver = ({ measured, atMost = Infinity, atLeast = -Infinity }: Figure) =>
  !(measured >= atLeast && measured <= atMost);

/** Parts that can be measured separately: `npm run bench interactions`. */
const parts: Record<string, () => Promise<Figure[]>> = {
  async interactions() {
    const browser = await chromium.launch({ executablePath: findChromium(), args: browserFlags });
    return measureInteractions(browser).finally(() => browser.close());
  },
  lighthouse: () => measureLighthouse(browserFlags),
  ...(peer && { peer: () => measurePeer(peer, browserFlags) }),
};

await runProgram(async () => {
  const [wanted] = process.argv.slice(2);
  const measured = Object.keys(parts).filter((name) => (wanted ?? name) === name);
  if (measured.length === 0)
    throw new UserError(
      `There is no measurement "${wanted}": use ${Object.keys(parts).join(' or ')}.`,
    );
  const { port, productPort } = await preparePorts();
  process.env['CHROME_PATH'] = findChromium();
  installPackages('bench/tools');
  await build({ logLevel: 'warn' });
  const servers = [
    createSiteServer(findSiteFolder()).listen(port, readHost()),
    serveProduct(productPort),
  ];
  const over: string[] = [];
  for (const name of measured) {
    const figures = (await parts[name]?.()) ?? [];
    console.table(figures);
    over.push(...figures.filter(isOver).map(({ what }) => what));
  }
  for (const server of servers) server.close();
  if (over.length > 0) throw new UserError(`Over budget: ${over.join('; ')}.`);
  console.log('Within every budget.');
});
