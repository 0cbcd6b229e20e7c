import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, installOnDebian } from './programs.ts';

const recipe = 'hosting/wrangler';
const wranglerFolder = '.build/wrangler';
const wranglerScript = join(wranglerFolder, 'node_modules/wrangler/bin/wrangler.js');
const lockfile = 'package-lock.json';

/** Whether nginx is here with the module that sends `.br` files. */
export function hasNginx(): boolean {
  const modules = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules', '/etc/nginx/modules'];
  return (
    spawnSync('nginx', ['-v']).status === 0 &&
    modules.some((folder) => existsSync(join(folder, 'ngx_http_brotli_static_module.so')))
  );
}

/** Path of Cloudflare's `wrangler`, kept apart from the site's packages for its size; null if absent. */
export function findWrangler(): string | null {
  const installed = join(wranglerFolder, lockfile);
  const isWanted =
    existsSync(wranglerScript) &&
    readFileSync(installed, 'utf8') === readFileSync(join(recipe, lockfile), 'utf8');
  return isWanted ? wranglerScript : null;
}

function installWrangler(): void {
  console.log('Installing wrangler (200 MB, once) …');
  cpSync(recipe, wranglerFolder, { recursive: true });
  spawnSync('npm', ['ci', '--loglevel=error', '--fetch-retries=1'], {
    cwd: wranglerFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Installs what hosts run, where that can be; says so in a line where it cannot. */
export function installHosts(): void {
  if (!hasNginx()) installOnDebian('nginx', ['nginx', 'libnginx-mod-http-brotli-static']);
  if (!hasNginx()) console.log('No nginx with its brotli module: its tests are skipped.');
  if (!findProgram(['rsync'])) installOnDebian('rsync', ['rsync']);
  if (!findProgram(['rsync'])) console.log('No rsync: the tests of npm run deploy are skipped.');
  if (!findWrangler()) installWrangler();
  if (!findWrangler()) console.log('No wrangler: the tests of Cloudflare are skipped.');
}
