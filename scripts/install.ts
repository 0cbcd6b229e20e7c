import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../build/cli.ts';
import { chromiumPackage, findProgram, hasChromium } from './chromium.ts';

/** The Debian packages for `npm test`, with a check for each: Chromium, and the fallback fonts. */
const forNpmTest = {
  [chromiumPackage]: hasChromium,
  'fonts-liberation': () => existsSync('/usr/share/fonts/truetype/liberation'),
};

/** The Debian packages that `npm run test:all` needs as well. */
const forAllTests = {
  'firefox-esr': () => findProgram('firefox-esr', 'firefox') !== undefined,
  'webkit2gtk-driver xvfb': () => findProgram('WebKitWebDriver') !== undefined,
  'caddy media-types': () => findProgram('caddy') !== undefined,
};

/**
 * Installs missing Debian packages as root on Debian, unless SKIP_SYSTEM_PACKAGES is set; otherwise prints their names.
 */
export function installSystemPackages({ all = false } = {}): void {
  const needed = Object.entries({ ...forNpmTest, ...(all && forAllTests) });
  const missing = needed.filter(([, isInstalled]) => !isInstalled()).map(([names]) => names);
  if (missing.length === 0) return;
  const isRootOnDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (!isRootOnDebian || process.env['SKIP_SYSTEM_PACKAGES']) {
    console.log(`Not installed, so their tests are skipped or fail: ${missing.join(' ')}`);
    return;
  }
  console.log(`Installing the Debian packages ${missing.join(' ')} …`);
  const install = `apt-get install -y -qq --no-install-recommends ${missing.join(' ')}`;
  spawnSync(`apt-get update -qq; ${install}`, {
    shell: true,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/**
 * Installs the packages of a tool on its first use, because they are too large to install with the site.
 * @param folder contains a `package.json` and a lockfile.
 * @throws {UserError} if npm cannot install them.
 */
export function installPackages(folder: string): void {
  if (existsSync(join(folder, 'node_modules'))) return;
  console.log(`Installing the packages of ${folder} …`);
  try {
    const options = ['--prefix', folder, '--ignore-scripts', '--loglevel=error'];
    execFileSync('npm', ['ci', ...options], { stdio: 'inherit' });
  } catch {
    throw new UserError(`npm could not install the packages of ${folder}.`);
  }
}
