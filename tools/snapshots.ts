import { spawnSync } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pages, snapshotNames, snapshotsFolder, views } from '../tests/visual/pages.ts';
import { findChromium } from './chromium.ts';
import { runProgram, UserError } from '../build/cli.ts';
import { installSystemPackages } from './system-packages.ts';

/** Retakes the snapshots that differ. */
function takeSnapshots(): void {
  console.log('Taking snapshots of the pages (a minute or two) …');
  const { status, stdout } = spawnSync(
    'playwright',
    ['test', 'tests/visual', '--update-snapshots=changed', '--reporter=dot'],
    {
      encoding: 'utf8',
      stdio: ['inherit', 'pipe', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, CHROME_PATH: findChromium() },
    },
  );
  if (status === 0) return;
  console.log(stdout);
  throw new UserError('Some snapshots could not be taken; see the errors above.');
}

/** Deletes snapshots of pages and sections that no longer exist. */
async function removeStaleSnapshots(): Promise<void> {
  const wanted = new Set(pages.flatMap(snapshotNames).map((name) => `${name}.png`));
  for (const { folder } of views) {
    for (const file of await readdir(join(snapshotsFolder, folder))) {
      if (!wanted.has(file)) await rm(join(snapshotsFolder, folder, file));
    }
  }
}

await runProgram(async () => {
  installSystemPackages();
  takeSnapshots();
  await removeStaleSnapshots();
});
