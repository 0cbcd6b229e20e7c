import { chosenProgram, findProgram, installOnDebian } from './programs.ts';

/** Path of the Firefox that tests run in, `FIREFOX_PATH` or an installed one; undefined without. */
export function findFirefox(): string | undefined {
  return chosenProgram('FIREFOX_PATH', 'a Firefox') ?? findProgram(['firefox-esr', 'firefox']);
}

/** Installs Firefox where that can be; says so in a line where it cannot. */
export function installFirefox(): void {
  if (!findFirefox()) installOnDebian('Firefox', ['firefox-esr']);
  if (!findFirefox()) console.log('No Firefox: its tests are skipped.');
}
