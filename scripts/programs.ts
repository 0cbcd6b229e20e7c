import { spawnSync } from 'node:child_process';

/** The path of the first of these programs that is installed; undefined if none is. */
export function findProgram(...names: string[]): string | undefined {
  const { stdout } = spawnSync('which', names, { encoding: 'utf8' });
  return stdout?.split('\n')[0] || undefined;
}
