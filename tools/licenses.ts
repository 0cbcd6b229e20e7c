import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'astro';
import { noticesRule } from '../build/third-party.ts';
import { checkSources } from './check-sources.ts';
import { localSiteFolder } from './local-servers.ts';
import { runProgram } from './cli.ts';

// The build determines which packages ship, and fails on a license that is not accepted.
await runProgram(async () => {
  process.env['SITE_FOLDER'] = localSiteFolder;
  await checkSources();
  await build({ logLevel: 'warn' });
  const notices = readFileSync(join(localSiteFolder, 'third-party-notices.txt'), 'utf8');
  console.log(notices.slice(0, notices.indexOf(noticesRule)).trim());
});
