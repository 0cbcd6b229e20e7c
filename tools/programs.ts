import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Complaint } from './ports.ts';

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of the first of these programs that is installed; the earlier name wins within a folder. */
export function findProgram(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

/**
 * The program that an environment variable chooses, or undefined where it is not set.
 * @throws {Complaint} when it is set to anything but a program.
 */
export function chosenProgram(variable: string, what: string): string | undefined {
  const chosen = process.env[variable];
  if (!chosen || isExecutable(chosen)) return chosen || undefined;
  throw new Complaint(`${variable} is "${chosen}"; it takes the path of ${what}.`);
}

/** Installs packages where that can be, as root on Debian; anywhere else it does nothing. */
export function installOnDebian(name: string, packages: readonly string[]): void {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  console.log(`Installing ${name} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  for (const args of [['update', '-qq'], install]) {
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
}
