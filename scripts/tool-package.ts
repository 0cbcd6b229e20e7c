import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { UserError } from '../build/cli.ts';

/**
 * Returns the path of a file of a tool that is too large to install with the site. The tool's folder
 * has a `package.json` and a lockfile; its packages are installed on first use.
 * @throws {UserError} if npm cannot install it.
 */
export function toolPackage(folder: string, path: string): string {
  const file = resolve(folder, 'node_modules', path);
  if (!existsSync(file)) {
    console.log(`Installing the packages of ${folder} …`);
    try {
      execFileSync('npm', ['ci', '--prefix', folder, '--loglevel=error'], { stdio: 'inherit' });
    } catch {
      throw new UserError(`npm could not install the packages of ${folder}.`);
    }
  }
  return file;
}

/**
 * Installs the CMS of the content editor if it is not installed.
 * @throws {UserError} if npm cannot install it.
 */
export function installCms(): void {
  toolPackage('packages/editor', '@sveltia/cms/package.json');
}
