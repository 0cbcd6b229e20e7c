import { spawnSync } from 'node:child_process';

/** Path of the first of these programs that is installed. */
export function findProgram(...names: string[]): string | undefined {
  const { stdout } = spawnSync('which', names, { encoding: 'utf8' });
  return stdout?.split('\n')[0] || undefined;
}
