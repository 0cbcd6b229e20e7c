import { UserError } from './cli.ts';
import { findProgram, isExecutable } from './system-packages.mjs';

/** Path of the Firefox that tests run in, `FIREFOX_PATH` or an installed one; undefined without. */
export function findFirefox(): string | undefined {
  const chosen = process.env['FIREFOX_PATH'];
  if (chosen && !isExecutable(chosen)) {
    throw new UserError(`FIREFOX_PATH is "${chosen}"; it takes the path of a Firefox.`);
  }
  return chosen || findProgram(['firefox-esr', 'firefox']);
}
