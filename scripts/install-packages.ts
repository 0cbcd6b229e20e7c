import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../build/cli.ts';

/**
 * Installs a tool that is too large to install with the site, on first use. Its folder has a `package.json` and
 * a lockfile.
 * @throws {UserError} if npm cannot install it.
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
