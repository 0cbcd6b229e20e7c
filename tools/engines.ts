import { firefox, webkit } from '@playwright/test';
import { UserError } from './cli.ts';
import { findProgram, isExecutable } from './system-packages.mjs';

export type EngineName = 'firefox' | 'webkit';

/** An installed engine, by the client that drives it. */
export type Engine =
  | { client: 'playwright' }
  | { client: 'puppeteer'; executablePath: string }
  | { client: 'selenium'; driver: string; screen: string };

/** `FIREFOX_PATH`, or Playwright's own build, or the system's Firefox. */
function findFirefox(): Engine | undefined {
  const chosen = process.env['FIREFOX_PATH'];
  if (chosen && !isExecutable(chosen)) {
    throw new UserError(`FIREFOX_PATH is "${chosen}"; it takes the path of a Firefox.`);
  }
  if (!chosen && isExecutable(firefox.executablePath())) return { client: 'playwright' };
  const executablePath = chosen || findProgram(['firefox-esr', 'firefox']);
  return executablePath ? { client: 'puppeteer', executablePath } : undefined;
}

/** Playwright's own build, or WebKitGTK's driver, which knows where its browser is, and a virtual screen. */
function findWebKit(): Engine | undefined {
  if (isExecutable(webkit.executablePath())) return { client: 'playwright' };
  const driver = findProgram(['WebKitWebDriver']);
  const screen = findProgram(['Xvfb']);
  return driver && screen ? { client: 'selenium', driver, screen } : undefined;
}

/** Looks for an engine that tests can run in; undefined if there is none. */
export function findEngine(name: EngineName): Engine | undefined {
  return name === 'firefox' ? findFirefox() : findWebKit();
}

export const engineNames = ['firefox', 'webkit'] as const satisfies EngineName[];
