import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { concurrently } from 'concurrently';
import { findChromium } from './chromium.ts';
import { runProgram, UserError } from './cli.ts';
import { installSystemPackages } from './system-packages.mjs';
import { installCms, toolPackage } from './tool-package.ts';

/** Runs the checks that need no browser in parallel. The first failure or Ctrl-C ends all of them. */
async function runChecks(): Promise<void> {
  const checks = ['typecheck', 'lint', 'test:unit'].map((name) => `npm run --silent ${name}`);
  const { result } = concurrently(checks, {
    group: true,
    killOthersOn: 'failure',
    prefix: 'none',
  });
  // concurrently counts a command that Ctrl-C ended as a success.
  const isPassed = await result.then(
    (ends) => ends.every(({ killed }) => !killed),
    () => false,
  );
  if (!isPassed) throw new UserError('A check failed or was stopped; see its output above.');
}

/** Runs the browser tests, which use every core on their own. */
async function runBrowserTests(): Promise<void> {
  const isWindows = process.platform === 'win32';
  const child = spawn('playwright', ['test'], { stdio: 'inherit', shell: isWindows });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => child.kill(signal));
  }
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new UserError('The browser tests failed; see their output above.');
}

await runProgram(async () => {
  installSystemPackages();
  process.env['CHROME_PATH'] = findChromium();
  try {
    toolPackage('tests/hosting/wrangler', 'wrangler/bin/wrangler.js');
  } catch (error) {
    console.log(`${(error as Error).message} The Cloudflare tests are skipped.`);
  }
  try {
    installCms();
  } catch (error) {
    console.log(`${(error as Error).message} The tests of the content editor are skipped.`);
  }
  await runChecks();
  await runBrowserTests();
});
