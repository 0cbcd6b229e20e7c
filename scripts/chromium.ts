import { chromium } from '@playwright/test';
import { UserError } from '../build/cli.ts';
import { findProgram, isExecutable } from './programs.ts';

/** Names of full Chromium browsers; the headless shell lacks some parts. */
const fullChromiumNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Browser flags for tests and measurements: no sandbox (for root), no GPU, no background requests. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The path of a program that an environment variable sets, or undefined if it is not set.
 * @throws {UserError} if the path is not an executable file.
 */
export function chosenProgram(variable: string, what: string): string | undefined {
  const chosen = process.env[variable];
  if (!chosen || isExecutable(chosen)) return chosen || undefined;
  throw new UserError(`${variable} is "${chosen}"; it must be the path of ${what}.`);
}

/** Path of an installed full Chromium (not the headless shell), if there is one. */
export function findFullChromium(): string | undefined {
  return findProgram(fullChromiumNames);
}

/** `CHROME_PATH`, an installed Chromium or Chrome, or the one of `npx playwright install chromium`. */
const chromiumPath = () =>
  chosenProgram('CHROME_PATH', 'a Chromium or Chrome') ??
  findProgram(['chromium-headless-shell', ...fullChromiumNames]) ??
  chromium.executablePath();

export const hasChromium = () => isExecutable(chromiumPath());

/**
 * Path of the browser that tests run in.
 * @throws {UserError} if there is none.
 */
export function findChromium(): string {
  const found = chromiumPath();
  if (isExecutable(found)) return found;
  throw new UserError(
    'No Chromium found: install chromium or google-chrome, run "npx playwright install chromium", or set CHROME_PATH.',
  );
}
