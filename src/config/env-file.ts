import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { SettingError, settings } from './settings.ts';

/** What only looks like a setting: where `npm start` serves the stand-in for the product. */
const lookAlike = 'PRODUCT_PORT';

/** How many letters have to be written, left out or replaced to turn one word into the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const letter of from) {
    let before = row[0] ?? 0;
    let left = before + 1;
    row = row.map((above, at) => {
      const replaced = before + (to[at - 1] === letter ? 0 : 1);
      before = above;
      left = at === 0 ? left : Math.min(replaced, above + 1, left + 1);
      return left;
    });
  }
  return row.at(-1) ?? 0;
}

const firstWord = (name: string) => name.split('_', 1)[0];

/**
 * Checks names that a file sets: one that is like a setting and is none would have no effect. Names of
 * other programs are not looked at.
 * @throws {SettingError} on the first, with the setting that comes nearest.
 */
export function checkNames(names: readonly string[], file: string): void {
  const known = Object.keys(settings);
  for (const name of names) {
    if (known.includes(name) || name === lookAlike) continue;
    const likely = name.toUpperCase();
    const kin = known.filter((each) => firstWord(each) === firstWord(likely));
    const candidates = kin.length > 0 ? kin : known.filter((each) => distance(likely, each) <= 3);
    const [nearest] = candidates.toSorted((a, b) => distance(likely, a) - distance(likely, b));
    if (nearest === undefined) continue;
    throw new SettingError(`${file} sets ${name}, which is no setting; the nearest is ${nearest}.`);
  }
}

/**
 * Takes the settings of `.env`, where there is one, into the environment, whose own variables win.
 * @throws {SettingError} on a name that is nearly a setting's.
 */
export function loadEnvFile(file = '.env'): void {
  if (!existsSync(file)) return;
  checkNames(Object.keys(parseEnv(readFileSync(file, 'utf8'))), file);
  process.loadEnvFile(file);
}
