import { chromium } from '@playwright/test';
import { Complaint } from './ports.ts';
import { chosenProgram, findProgram, installOnDebian, isExecutable } from './programs.ts';

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

function installedChromium(): string | undefined {
  return findProgram(names) ?? [chromium.executablePath()].find(isExecutable);
}

/** Path of an installed browser with all its parts, which the headless shell lacks, if there is one. */
export function findWholeChromium(): string | undefined {
  return findProgram(wholeNames);
}

/**
 * Path of the browser that tests run in: `CHROME_PATH`, an installed Chromium or Chrome, or
 * Playwright's own; on Debian, root installs one.
 * @throws {Complaint} when there is none and none can be installed here.
 */
export function findChromium(): string {
  const found = chosenProgram('CHROME_PATH', 'a Chromium or Chrome') ?? installedChromium();
  if (found) return found;
  installOnDebian('Chromium', ['chromium-headless-shell', 'chromium']);
  const installed = installedChromium();
  if (installed) return installed;
  throw new Complaint('No Chromium found: install chromium or google-chrome, or set CHROME_PATH.');
}
