import { spawnSync } from 'node:child_process';
import { runProgram, UserError } from '../build/cli.ts';
import { installChromium } from './system-packages.ts';

/** Retakes the snapshots that differ. */
await runProgram(async () => {
  installChromium();
  const args = ['test', '--project=pictures', '--update-snapshots=changed', '--reporter=dot'];
  const { status } = spawnSync('playwright', args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new UserError('Some snapshots could not be taken; see the errors above.');
});
