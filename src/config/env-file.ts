import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { SettingError } from './read-values.ts';
import { settings } from './settings.ts';

const known = Object.keys(settings);
const firstWord = (name: string) => name.toUpperCase().split('_', 1)[0];
const firstWords = new Set(known.map(firstWord));

/**
 * Refuses a name that begins like a setting and is none, since it would have no effect. Names of other
 * programs are not checked.
 * @throws {SettingError} on the first such name, with the names of all settings.
 */
export function checkNames(names: readonly string[], file: string): void {
  // PRODUCT_PORT is read by `npm start`, and is not a setting of the site.
  const wrong = names.find(
    (name) => firstWords.has(firstWord(name)) && !known.includes(name) && name !== 'PRODUCT_PORT',
  );
  if (wrong === undefined) return;
  throw new SettingError(
    `${file} sets ${wrong}, which is not a setting; the settings are ${known.join(', ')}.`,
  );
}

/**
 * Reads the settings of `.env`, where there is one, into the environment, whose own variables win.
 * @throws {SettingError} on a name that is nearly a setting's.
 */
export function loadEnvFile(file = '.env'): void {
  if (!existsSync(file)) return;
  checkNames(Object.keys(parseEnv(readFileSync(file, 'utf8'))), file);
  process.loadEnvFile(file);
}
