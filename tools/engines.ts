import { firefox, webkit } from '@playwright/test';
import { chosenProgram } from './chromium.ts';
import { findProgram, isExecutable } from './programs.ts';

export type EngineName = 'firefox' | 'webkit';

/** An installed engine, by the client that drives it. */
export type Engine =
  | { client: 'playwright' }
  | { client: 'puppeteer'; executablePath: string }
  | { client: 'selenium'; driver: string; screen: string };

/** `FIREFOX_PATH`, or Playwright's own build, or the system's Firefox. */
function findFirefox(): Engine | undefined {
  const chosen = chosenProgram('FIREFOX_PATH', 'a Firefox');
  if (!chosen && isExecutable(firefox.executablePath())) return { client: 'playwright' };
  const executablePath = chosen ?? findProgram(['firefox-esr', 'firefox']);
  return executablePath ? { client: 'puppeteer', executablePath } : undefined;
}

/** Playwright's own build, or WebKitGTK's driver, which finds its browser itself, with a virtual screen. */
function findWebKit(): Engine | undefined {
  if (isExecutable(webkit.executablePath())) return { client: 'playwright' };
  const driver = findProgram(['WebKitWebDriver']);
  const screen = findProgram(['Xvfb']);
  return driver && screen ? { client: 'selenium', driver, screen } : undefined;
}

/** Finds an installed engine for tests; undefined if there is none. */
export function findEngine(name: EngineName): Engine | undefined {
  return name === 'firefox' ? findFirefox() : findWebKit();
}

export const engineNames = ['firefox', 'webkit'] as const satisfies EngineName[];
