import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { UserError } from '../build/cli.ts';
import { findProgram } from './programs.ts';

/** The Debian package of the browser that every test and measurement runs in, and the name of its program. */
export const chromiumPackage = 'chromium-headless-shell';

/** Browser flags for tests and measurements: no sandbox (for root), no GPU. */
export const browserFlags = ['--no-sandbox', '--disable-gpu'];

/**
 * `CHROME_PATH`, the browser of the Debian package, or that of `npx playwright install`. Another Chromium or Chrome
 * that happens to be installed is not used: it may draw a page differently.
 */
const chromiumPath = () =>
  process.env['CHROME_PATH'] || findProgram(chromiumPackage) || chromium.executablePath();

export const hasChromium = () => existsSync(chromiumPath());

/**
 * Path of the browser that tests run in.
 * @throws {UserError} if there is none.
 */
export function findChromium(): string {
  const found = chromiumPath();
  if (existsSync(found)) return found;
  throw new UserError(
    `There is no Chromium at ${found}: install Debian's ${chromiumPackage}, run "npx playwright install chromium", or set CHROME_PATH.`,
  );
}
