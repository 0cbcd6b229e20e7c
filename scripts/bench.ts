import { chromium } from '@playwright/test';
import { build } from 'astro';
import { browserFlags, findChromium } from './chromium.ts';
import { runProgram, UserError } from '../build/cli.ts';
import { localPorts, serveProduct, serveSite } from './local-servers.ts';

/** Parts that can be measured separately: `npm run bench interactions`. */
const parts = ['interactions', 'lighthouse'] as const;

await runProgram(async () => {
  const [wanted] = process.argv.slice(2);
  const measured = parts.filter((part) => (wanted ?? part) === part);
  if (measured.length === 0) {
    throw new UserError(`Unknown measurement "${wanted}". Use ${parts.join(', ')}.`);
  }

  const { port, productPort } = await localPorts();
  const browserPath = findChromium();
  await build({ logLevel: 'warn' });
  // Imported after the build: config reads the origins set above, and the server reads the built files.
  const { isWithin, table } = await import('../bench/report.ts');
  const servers = [await serveSite(port), await serveProduct(productPort)];
  const browser = await chromium.launch({ executablePath: browserPath, args: browserFlags });

  const measures = {
    interactions: async () =>
      (await import('../bench/interactions.ts')).measureInteractions(browser),
    lighthouse: async () =>
      (await import('../bench/lighthouse.ts')).measureLighthouse(browserPath, browserFlags),
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
