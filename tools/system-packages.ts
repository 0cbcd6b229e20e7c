import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { hasChromium } from './chromium.ts';
import { findEngine } from './engines.ts';
import { findProgram, hasNginx } from './programs.ts';

/** The Debian packages that tests need, and whether what they bring is installed. */
const needed: [packages: string[], isInstalled: () => boolean][] = [
  [['chromium', 'chromium-headless-shell'], hasChromium],
  // The fallback fonts in the snapshots.
  [['fonts-liberation'], () => existsSync('/usr/share/fonts/truetype/liberation')],
  [['firefox-esr'], () => findEngine('firefox') !== undefined],
  [['webkit2gtk-driver', 'xvfb'], () => findEngine('webkit') !== undefined],
  [['nginx', 'libnginx-mod-http-brotli-static'], hasNginx],
  [['rsync'], () => findProgram(['rsync']) !== undefined],
];

/** Installs missing packages if this is root on Debian and SKIP_SYSTEM_PACKAGES is not set; otherwise names them. */
export function installSystemPackages(): void {
  const missing = needed.flatMap(([packages, isInstalled]) => (isInstalled() ? [] : packages));
  if (missing.length === 0) return;
  const isRootOnDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (!isRootOnDebian || process.env['SKIP_SYSTEM_PACKAGES']) {
    console.log(`Not installed, so their tests are skipped or fail: ${missing.join(' ')}`);
    return;
  }
  console.log(`Installing the Debian packages ${missing.join(' ')} …`);
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...missing];
  for (const args of [['update', '-qq'], install]) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
}
