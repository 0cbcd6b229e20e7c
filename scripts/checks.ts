import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { concurrently } from 'concurrently';
import { UserError } from '../build/cli.ts';

/** Runs commands in parallel. The first failure or Ctrl-C stops all of them. */
export async function runInParallel(commands: string[]): Promise<void> {
  const { result } = concurrently(commands, {
    group: true,
    killOthersOn: 'failure',
    prefix: 'none',
  });
  // concurrently reports a command that was stopped with Ctrl-C as a success.
  const hasPassed = await result.then(
    (ends) => ends.every(({ killed }) => !killed),
    () => false,
  );
  if (!hasPassed) throw new UserError('A check failed or was stopped; see its output above.');
}

/**
 * Runs the browser tests of some projects in playwright.config.ts. They use every core, so nothing should run beside
 * them.
 */
export async function runBrowserTests(
  projects: string[],
  options: readonly string[] = [],
): Promise<void> {
  const args = ['test', ...projects.map((project) => `--project=${project}`), ...options];
  const child = spawn('playwright', args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new UserError('The browser tests failed; see their output above.');
}
