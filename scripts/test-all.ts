import { runProgram } from '../build/cli.ts';
import { runBrowserTests, runInParallel } from './checks.ts';
import { installSystemPackages } from './system-packages.ts';
import { installCms, toolPackage } from './tool-package.ts';

/** What `npm test` leaves out: packages, Caddy, other engines, pictures and another company. */
await runProgram(async () => {
  installSystemPackages({ all: true });
  installCms();
  toolPackage('tests/engines', 'selenium-webdriver/package.json');
  await runInParallel(['vitest run packages tests/another-company.test.ts']);
  await runBrowserTests(['engines', 'hosting', 'configured', 'editor', 'pictures']);
});
