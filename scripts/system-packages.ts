import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromiumPackage, hasChromium } from './chromium.ts';
import { findProgram } from './programs.ts';

const hasProgram = (...names: string[]) => findProgram(...names) !== undefined;

/** The Debian packages for `npm test`, with a check for each: Chromium, and the fallback fonts. */
const forNpmTest = {
  [chromiumPackage]: hasChromium,
  'fonts-liberation': () => existsSync('/usr/share/fonts/truetype/liberation'),
};

/** The Debian packages that `npm run test:all` needs as well. */
const forAllTests = {
  'firefox-esr': () => hasProgram('firefox-esr', 'firefox'),
  'webkit2gtk-driver xvfb': () => hasProgram('WebKitWebDriver'),
  'caddy media-types': () => hasProgram('caddy'),
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
