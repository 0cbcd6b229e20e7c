import { findProgram, installOnDebian } from './programs.ts';

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

/** Installs WebKit where that can be; says so in a line where it cannot. */
export function installWebKit(): void {
  if (!findWebKit()) installOnDebian('WebKit', ['webkit2gtk-driver', 'xvfb']);
  if (!findWebKit()) console.log('No WebKitWebDriver with Xvfb: the tests of WebKit are skipped.');
}
