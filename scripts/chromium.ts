import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { UserError } from '../build/cli.ts';

/** The path of the first of these programs that is installed; undefined if none is. */
export function findProgram(...names: string[]): string | undefined {
  const { stdout } = spawnSync('which', names, { encoding: 'utf8' });
  return stdout?.split('\n')[0] || undefined;
}

/** The Debian package, and the program in it, that every test and measurement runs in. */
export const chromiumPackage = 'chromium-headless-shell';

/** Browser flags for tests and measurements: no sandbox (for root), no GPU. */
export const browserFlags = ['--no-sandbox', '--disable-gpu'];

/**
 * The path from `CHROME_PATH`, from the Debian package or from `npx playwright install`, in this order. Any other
 * installed Chromium or Chrome is ignored, because it may draw a page differently.
 */
const findChromiumPath = () =>
  process.env['CHROME_PATH'] || findProgram(chromiumPackage) || chromium.executablePath();

export const hasChromium = () => existsSync(findChromiumPath());

/**
 * Finds the path of the browser that tests run in.
 * @throws {UserError} if there is none.
 */
export function findChromium(): string {
  const found = findChromiumPath();
  if (existsSync(found)) return found;
  throw new UserError(
    `There is no Chromium at ${found}: install Debian's ${chromiumPackage}, run "npx playwright install chromium", or set CHROME_PATH.`,
  );
}
