import { firefox, webkit } from '@playwright/test';
import { chosenProgram, findProgram, installOnDebian, isExecutable } from './programs.ts';

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

const debianPackages = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
} as const satisfies Record<EngineName, readonly string[]>;

export const engineNames = Object.keys(debianPackages) as EngineName[];

/** Installs the engines that are missing, as root on Debian; elsewhere prints a line for each. */
export function installEngines(): void {
  for (const name of engineNames) {
    if (!findEngine(name)) installOnDebian(name, debianPackages[name]);
    if (!findEngine(name)) {
      console.log(`No ${name}: its tests are skipped (npx playwright install ${name}).`);
    }
  }
}
