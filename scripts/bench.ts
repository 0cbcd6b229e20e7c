import { chromium } from '@playwright/test';
import { build } from 'astro';
import { measureInteractions } from '../bench/interactions.ts';
import { measureLighthouse } from '../bench/lighthouse.ts';
import { isWithin, table } from '../bench/report.ts';
import { runProgram, UserError } from '../build/cli.ts';
import { browserFlags, findChromium } from './chromium.ts';
import { installPackages } from './install-packages.ts';
import { preparePorts, serveProduct } from './local-servers.ts';
import { createSiteServer } from './site-server.ts';

/** Parts that can be measured separately: `npm run bench interactions`. */
const parts = ['interactions', 'lighthouse'] as const;

await runProgram(async () => {
  const [wanted] = process.argv.slice(2);
  const measured = parts.filter((part) => (wanted ?? part) === part);
  if (measured.length === 0) {
    throw new UserError(`Unknown measurement "${wanted}". Use ${parts.join(', ')}.`);
  }

  const { port, productPort } = await preparePorts();
  const browserPath = findChromium();
  installPackages('bench/tools');
  await build({ logLevel: 'warn' });
  const servers = [createSiteServer().listen(port), serveProduct(productPort)];
  const browser = await chromium.launch({ executablePath: browserPath, args: browserFlags });
  const measures = {
    interactions: () => measureInteractions(browser),
    lighthouse: () => measureLighthouse(browserPath, browserFlags),
  };
  const over: string[] = [];
  for (const part of measured) {
    const figures = await measures[part]();
    console.log(table(part, figures));
    over.push(...figures.filter((figure) => !isWithin(figure)).map(({ what }) => what));
  }
  await browser.close();
  for (const server of servers) server.close();
  if (over.length > 0) throw new UserError(`\nOver budget: ${over.join('; ')}.`);
  console.log('\nWithin every budget.');
});
