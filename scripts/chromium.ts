import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { Complaint } from './ports.ts';

const wholeNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const names = ['chromium-headless-shell', ...wholeNames];

/** How tests and measurements start the browser: as root, without a graphics card, and quiet. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function inPath(wanted: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders
    .flatMap((folder) => wanted.map((name) => join(folder, name)))
    .find((path) => isExecutable(path));
}

function installedChromium(): string | undefined {
  return inPath(names) ?? [chromium.executablePath()].find(isExecutable);
}

/** Path of an installed browser with all its parts, which the headless shell lacks, if there is one. */
export function findWholeChromium(): string | undefined {
  return inPath(wholeNames);
}

/**
 * Path of the browser that tests run in: `CHROME_PATH`, an installed Chromium or Chrome, or
 * Playwright's own; on Debian, root installs one.
 * @throws {Complaint} when there is none and none can be installed here.
 */
export function findChromium(): string {
  const chosen = process.env['CHROME_PATH'];
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Complaint(`CHROME_PATH is "${chosen}"; it takes the path of a Chromium or Chrome.`);
  }
  const installed = installedChromium();
  if (installed) return installed;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log('Installing Chromium …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit', env });
  }
  const found = installedChromium();
  if (found) return found;
  throw new Complaint('No Chromium found: install chromium or google-chrome, or set CHROME_PATH.');
}
