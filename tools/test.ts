import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { concurrently } from 'concurrently';
import { mainLanguage } from '../src/config/routes.ts';
import { findChromium } from './chromium.ts';
import { runProgram, UserError } from '../build/cli.ts';
import { installSystemPackages } from './system-packages.ts';
import { installCms } from './tool-package.ts';

/** Runs the checks that need no browser in parallel. The first failure or Ctrl-C ends all of them. */
async function runChecks(): Promise<void> {
  const checks = ['npm run --silent typecheck', 'npm run --silent lint', 'vitest run'];
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

/** The browser tests that also run in every other language. */
const readingTests = [
  'tests/a11y/axe',
  'tests/a11y/reflow',
  'tests/e2e/languages',
  'tests/e2e/navigation/links',
  'tests/e2e/no-script',
  'tests/e2e/pages',
  'tests/e2e/text',
];

/**
 * Runs browser tests, which use every core on their own.
 * @param files parts of the paths of the test files to run; all if there are none.
 */
async function runBrowserTests(language: string, files: readonly string[] = []): Promise<void> {
  const isWindows = process.platform === 'win32';
  const child = spawn('playwright', ['test', ...files], {
    stdio: 'inherit',
    shell: isWindows,
    env: { ...process.env, TEST_LANGUAGE: language },
  });
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
    installCms();
  } catch (error) {
    console.log(`${(error as Error).message} The tests of the content editor are skipped.`);
  }
  await runChecks();
  await runBrowserTests(mainLanguage);
  const { languages } = await import('../src/content/content.ts');
  for (const { code, name } of languages.slice(1)) {
    console.log(`The same site in ${name}:`);
    await runBrowserTests(code, readingTests);
  }
});
