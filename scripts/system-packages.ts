import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { hasChromium } from './chromium.ts';
import { findProgram, hasNginx } from './programs.ts';

type Needed = [packages: string[], isInstalled: boolean];

/** Installs missing Debian packages if this is root on Debian and SKIP_SYSTEM_PACKAGES is not set; otherwise names them. */
function install(needed: Needed[]): void {
  const missing = needed.flatMap(([packages, isInstalled]) => (isInstalled ? [] : packages));
  if (missing.length === 0) return;
  const isRootOnDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (!isRootOnDebian || process.env['SKIP_SYSTEM_PACKAGES']) {
    console.log(`Not installed, so their tests are skipped or fail: ${missing.join(' ')}`);
    return;
  }
  console.log(`Installing the Debian packages ${missing.join(' ')} …`);
  const packages = ['install', '-y', '-qq', '--no-install-recommends', ...missing];
  for (const args of [['update', '-qq'], packages]) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
}

/** Installs a Chromium, and the fonts that stand in for the site's until those have loaded. */
export function installChromium(): void {
  install([
    [['chromium', 'chromium-headless-shell'], hasChromium()],
    [['fonts-liberation'], existsSync('/usr/share/fonts/truetype/liberation')],
  ]);
}

/** Installs everything that any test needs. */
export function installTestPackages(): void {
  installChromium();
  install([
    [['firefox-esr'], findProgram(['firefox-esr', 'firefox']) !== undefined],
    [['webkit2gtk-driver', 'xvfb'], findProgram(['WebKitWebDriver']) !== undefined],
    [['nginx', 'libnginx-mod-http-brotli-static'], hasNginx()],
    [['rsync'], findProgram(['rsync']) !== undefined],
  ]);
}
