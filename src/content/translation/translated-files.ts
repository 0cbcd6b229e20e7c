import { join } from 'node:path';
import { mainLanguage } from '../../config/routes.ts';
import { ContentError } from '../parse/content-error.ts';
import { parseYaml } from '../parse/yaml.ts';
import type { Sources } from '../sources.ts';
import { translationName } from './language.ts';
import { readMadeFrom } from './made-from.ts';
import { translate } from './translate.ts';

/**
 * Reads the content files in a language, by their English names.
 * @param folder path of the content folder from the project root.
 */
export function translatedFiles(folder: string, sources: Sources, code: string) {
  const path = (name: string) => join(folder, name);
  const madeFrom = readMadeFrom(folder, code);
  const translationOf = (name: string) => {
    const translated = code === mainLanguage ? name : translationName(name, code);
    return translated !== name && sources.has(translated) ? translated : undefined;
  };
  /** The file that a mistake is in: the English texts are checked first. */
  const file = (name: string) => path(translationOf(name) ?? name);
  const source = (name: string) => {
    const text = sources.get(translationOf(name) ?? name);
    if (text === undefined) throw new ContentError({ file: path(name) }, 'the file is missing.');
    return text;
  };
  const englishYaml = (name: string) => parseYaml(path(name), sources.get(name) ?? '');
  const yaml = (name: string) =>
    translationOf(name) === undefined
      ? parseYaml(file(name), source(name))
      : translate(
          { file: file(name) },
          englishYaml(name),
          parseYaml(file(name), source(name)),
          madeFrom[translationName(name, code).slice(code.length + 1)],
        );
  /** The language of a whole file: a page without a translation is in English. */
  const languageOf = (name: string) => (translationOf(name) === undefined ? mainLanguage : code);
  return { path, file, source, englishYaml, yaml, languageOf };
}
