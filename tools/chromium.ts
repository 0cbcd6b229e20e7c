import { chromium } from '@playwright/test';
import { UserError } from './cli.ts';
import {
  chromiumNames,
  findProgram,
  isExecutable,
  wholeChromiumNames,
} from './system-packages.mjs';

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

/** Path of an installed browser with all its parts, which the headless shell lacks, if there is one. */
export function findWholeChromium(): string | undefined {
  return findProgram(wholeChromiumNames);
}

/**
 * Path of the browser that tests run in: `CHROME_PATH`, an installed Chromium or Chrome, or the one of
 * `npx playwright install chromium`.
 * @throws {UserError} when there is none.
 */
export function findChromium(): string {
  const chosen = process.env['CHROME_PATH'];
  if (chosen && !isExecutable(chosen)) {
    throw new UserError(`CHROME_PATH is "${chosen}"; it takes the path of a Chromium or Chrome.`);
  }
  const found = chosen || findProgram(chromiumNames) || chromium.executablePath();
  if (isExecutable(found)) return found;
  throw new UserError(
    'No Chromium found: install chromium or google-chrome, run "npx playwright install chromium", or set CHROME_PATH.',
  );
}
