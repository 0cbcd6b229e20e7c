import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = 'bench/tools';

/** A file of a tool too heavy to come with the site: installed when it is first asked for. */
export function tool(path: string): string {
  const file = resolve(folder, 'node_modules', path);
  if (!existsSync(file)) {
    console.log('Installing the tools of the bench …');
    execFileSync('npm', ['ci', '--prefix', folder, '--loglevel=error'], { stdio: 'inherit' });
  }
  return file;
}
