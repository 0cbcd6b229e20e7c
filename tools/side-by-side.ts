import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Complaint } from './ports.ts';

const isWindows = process.platform === 'win32';
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Ends what was started and still runs, with all that it started in turn. */
function end({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  if (isWindows) spawn('taskkill', ['/pid', `${pid}`, '/t', '/f'], { stdio: 'ignore' });
  else process.kill(-pid);
}

/**
 * Says how long an npm script took.
 * @throws {Complaint} when it failed.
 */
export function conclude(step: string, status: number | null, started: number): void {
  if (status !== 0) throw new Complaint(`npm run ${step} failed; what it found stands above.`);
  console.log(`✓ ${step} in ${Math.round((performance.now() - started) / 1000)} s`);
}

/**
 * Runs npm scripts at the same time, each in a group of processes of its own. What one says is
 * printed in one piece when it ends, and how long it took.
 * @throws {Complaint} when one fails; those that still run are ended.
 */
export async function runSideBySide(steps: readonly string[]): Promise<void> {
  const children: ChildProcess[] = [];
  let hasFailed = false;
  const endAll = () => children.forEach(end);
  const stop = () => {
    endAll();
    process.exit(1);
  };
  for (const signal of signals) process.on(signal, stop);

  async function run(step: string): Promise<void> {
    const started = performance.now();
    const child = spawn('npm', ['run', '--silent', step], {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: isWindows,
      detached: !isWindows,
      // A pipe is no terminal: tools then leave colors out unless they are told.
      env: process.stdout.isTTY ? { FORCE_COLOR: '1', ...process.env } : process.env,
    });
    children.push(child);
    const parts: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part: Buffer) => parts.push(part));
    }
    const [status] = (await once(child, 'close')) as [number | null];
    // Said by the one that failed first, not by those that were ended for it.
    if (hasFailed) return;
    process.stdout.write(Buffer.concat(parts));
    hasFailed = status !== 0;
    conclude(step, status, started);
  }

  try {
    await Promise.all(steps.map(run));
  } finally {
    endAll();
    for (const signal of signals) process.off(signal, stop);
  }
}
