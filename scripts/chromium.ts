import { chromium } from '@playwright/test';
import { Complaint } from './ports.ts';
import { chosenProgram, findProgram, installOnDebian, isExecutable } from './programs.ts';

const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

function installedChromium(): string | undefined {
  return findProgram(names) ?? [chromium.executablePath()].find(isExecutable);
}

/**
 * Path of the browser that tests run in: `CHROME_PATH`, an installed Chromium or Chrome, or
 * Playwright's own; on Debian, root installs one.
 * @throws {Complaint} when there is none and none can be installed here.
 */
export function findChromium(): string {
  const found = chosenProgram('CHROME_PATH', 'a Chromium or Chrome') ?? installedChromium();
  if (found) return found;
  installOnDebian('Chromium', ['chromium']);
  const installed = installedChromium();
  if (installed) return installed;
  throw new Complaint('No Chromium found: install chromium or google-chrome, or set CHROME_PATH.');
}
