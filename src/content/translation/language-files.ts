import { mainLanguage } from '../../config/routes.ts';
import { ContentError, readEach } from '../parse/content-error.ts';
import { parseYaml } from '../parse/yaml.ts';
import { contentPath, type Sources } from '../sources.ts';
import { missingWords } from './complete.ts';
import { translationName } from './language.ts';
import { translate } from './translate.ts';

/** The content files in one language. Each function takes the name of the English file. */
export interface LanguageFiles {
  /** The path of the file that has the words, for mistakes in them. */
  path: (name: string) => string;
  /** The text of a Markdown file. */
  source: (name: string) => string;
  /** The value of a YAML file, in the words of the language. */
  yaml: (name: string) => unknown;
}

/** The content files in a language: the English ones, or their translations. */
export function languageFiles(sources: Sources, code: string): LanguageFiles {
  const isTranslated = code !== mainLanguage;
  const own = (name: string) => (isTranslated ? translationName(name, code) : name);
  const path = (name: string) => contentPath(sources.has(own(name)) ? own(name) : name);
  const source = (name: string) => {
    const text = sources.get(own(name));
    if (text !== undefined) return text;
    const problem = isTranslated
      ? `the file is missing: it translates ${contentPath(name)}.`
      : 'the file is missing.';
    throw new ContentError({ file: contentPath(own(name)) }, problem);
  };
  const yaml = (name: string) => {
    const english = sources.get(name) ?? '';
    // A file without words, such as facts/calculator.yaml, is the same in every language.
    if (isTranslated && !sources.has(own(name)) && missingWords(name, english, '').length === 0) {
      return parseYaml(path(name), english);
    }
    const text = source(name);
    const parsed = parseYaml(path(name), text);
    if (!isTranslated) return parsed;
    const file = path(name);
    const inEnglish = parseYaml(contentPath(name), english);
    const translated = translate({ file }, inEnglish, parsed);
    readEach(missingWords(name, english, text), ({ key, text: words }) => {
      const start = words.length > 60 ? `${words.slice(0, 60)}…` : words;
      const [entry, ...fields] = Array.isArray(inEnglish) ? key.split('.') : [undefined, key];
      const place = { file, entry, field: fields.join('.') };
      throw new ContentError(place, `expected a translation of "${start}".`);
    });
    return translated;
  };
  return { path, source, yaml };
}
