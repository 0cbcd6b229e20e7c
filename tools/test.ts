import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { concurrently } from 'concurrently';
import { findChromium } from './chromium.ts';
import { runProgram, UserError } from './cli.ts';
import { installSystemPackages } from './system-packages.mjs';
import { toolPackage } from './tool-package.ts';

/** Checks that need no browser, side by side; the first that fails ends the others, and so does Ctrl-C. */
async function runChecks(): Promise<void> {
  const checks = ['typecheck', 'lint', 'test:unit'].map((name) => `npm run --silent ${name}`);
  const { result } = concurrently(checks, {
    group: true,
    killOthersOn: 'failure',
    prefix: 'none',
  });
  // What Ctrl-C ends counts as a success there.
  const isPassed = await result.then(
    (ends) => ends.every(({ killed }) => !killed),
    () => false,
  );
  if (!isPassed) throw new UserError('A check failed or was stopped; see its output above.');
}

/** The browser tests, which use every core by themselves. */
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
    console.log(`${(error as Error).message} The tests of Cloudflare are skipped.`);
  }
  await runChecks();
  await runBrowserTests();
});
