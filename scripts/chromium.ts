import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { UserError } from '../build/cli.ts';
import { findProgram } from './programs.ts';

/** Browser flags for tests and measurements: no sandbox (for root), no GPU. */
export const browserFlags = ['--no-sandbox', '--disable-gpu'];

/** Names of Chromium browsers, the quickest to start first. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** `CHROME_PATH`, an installed Chromium or Chrome, or the one of `npx playwright install chromium`. */
const chromiumPath = () =>
  process.env['CHROME_PATH'] || findProgram(...names) || chromium.executablePath();

export const hasChromium = () => existsSync(chromiumPath());

/**
 * Path of the browser that tests run in.
 * @throws {UserError} if there is none.
 */
export function findChromium(): string {
  const found = chromiumPath();
  if (existsSync(found)) return found;
  throw new UserError(
    `There is no Chromium at ${found}: install chromium or google-chrome, run "npx playwright install chromium", or set CHROME_PATH.`,
  );
}
