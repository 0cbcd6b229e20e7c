import { findProgram } from './system-packages.mjs';

/** What tests drive WebKit with: WebKitGTK's driver, and a screen that nobody sees. */
export interface WebKitPrograms {
  driver: string;
  screen: string;
}

/** Paths of the installed programs; undefined without both. The driver knows where its browser is. */
export function findWebKit(): WebKitPrograms | undefined {
  const driver = findProgram(['WebKitWebDriver']);
  const screen = findProgram(['Xvfb']);
  return driver && screen ? { driver, screen } : undefined;
}
