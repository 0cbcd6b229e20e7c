import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../build/cli.ts';

/**
 * Installs the packages of a tool on its first use, because they are too large to install with the site.
 * @param folder contains a `package.json` and a lockfile.
 * @throws {UserError} if npm cannot install them.
 */
export function installPackages(folder: string): void {
  if (existsSync(join(folder, 'node_modules'))) return;
  console.log(`Installing the packages of ${folder} …`);
  try {
    execFileSync('npm', ['ci', '--prefix', folder, '--loglevel=error'], { stdio: 'inherit' });
  } catch {
    throw new UserError(`npm could not install the packages of ${folder}.`);
  }
}
