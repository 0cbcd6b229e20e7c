import { runProgram } from '../build/cli.ts';
import { runBrowserTests, runInParallel } from './checks.ts';
import { installPackages } from './install-packages.ts';
import { installSystemPackages } from './system-packages.ts';

/** What `npm test` leaves out: packages, Postfix, Caddy, other engines, pictures and another company. */
await runProgram(async () => {
  installSystemPackages({ all: true });
  installPackages('packages/editor');
  installPackages('tests/engines');
  await runInParallel(['vitest run packages tests']);
  await runBrowserTests(['engines', 'hosting', 'configured', 'editor', 'pictures']);
});
