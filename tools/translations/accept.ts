import { readSources } from '../../src/content/sources.ts';
import { acceptTexts, freshnessOf } from '../../src/content/translation/freshness.ts';
import { readMadeFrom, writeMadeFrom } from '../../src/content/translation/made-from.ts';
import { translatedTexts } from '../../src/content/translation/texts.ts';
import { UserError } from '../cli.ts';

/** Whether a key is another one or inside it: `hero.claims[0].label` is inside `hero`. */
const isWithin = (key: string, outer: string) =>
  key === outer || (key.startsWith(outer) && /^[.[]/.test(key.slice(outer.length)));

/**
 * Records that translations fit today's English texts.
 * @param selected files of the language and keys in them; all texts if there are none.
 * @returns a line that says how many texts were recorded.
 */
export function acceptTranslations(folder: string, code: string, selected: string[]): string {
  const texts = translatedTexts(readSources(folder), code);
  const before = readMadeFrom(folder, code);
  const files = selected
    .filter((each) => /\.(ya?ml|md)$/.test(each))
    .map((file) => {
      const name = file.replace(/^\.\//, '').replace(`${folder}/`, '').replace(`${code}/`, '');
      if (freshnessOf(texts, {}, code).some((each) => each.file === name)) return name;
      throw new UserError(`${folder}/${code} has no texts of a file "${name}".`);
    });
  const keys = selected.filter((each) => !/\.(ya?ml|md)$/.test(each));
  const isSelected = (file: string, key: string) =>
    (files.length === 0 || files.includes(file)) &&
    (keys.length === 0 || keys.some((outer) => isWithin(key, outer)));
  let count = 0;
  const found = new Set<string>();
  const after = acceptTexts(texts, before, code, (file, key) => {
    if (!isSelected(file, key)) return false;
    count += 1;
    for (const outer of keys) if (isWithin(key, outer)) found.add(outer);
    return true;
  });
  const unknown = keys.find((key) => !found.has(key));
  if (unknown !== undefined) throw new UserError(`No translated text has the key "${unknown}".`);
  writeMadeFrom(folder, code, after);
  return `${folder}/${code}: recorded that ${count === 1 ? '1 text fits' : `${count} texts fit`} today's English.`;
}
