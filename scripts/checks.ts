import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { concurrently } from 'concurrently';
import { UserError } from '../build/cli.ts';

/** Runs commands that need no browser in parallel. The first failure or Ctrl-C ends all of them. */
export async function runInParallel(commands: string[]): Promise<void> {
  const { result } = concurrently(commands, {
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

/**
 * Runs the browser tests of some projects of playwright.config.ts, which use every core on their own.
 * @param folder where the tested project is.
 */
export async function runBrowserTests(
  projects: string[],
  options: readonly string[] = [],
  folder = '.',
): Promise<void> {
  const args = ['test', ...projects.map((project) => `--project=${project}`), ...options];
  const child = spawn('playwright', args, {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new UserError('The browser tests failed; see their output above.');
}
