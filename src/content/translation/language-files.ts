import { mainLanguage } from '../../config/routes.ts';
import { findTexts, isGroup, type FoundText } from '../fields/hints.ts';
import { ContentError, readEach } from '../parse/content-error.ts';
import { placeOfKey } from '../parse/parse-content.ts';
import { parseYaml } from '../parse/yaml.ts';
import { schemaOf } from '../schemas/schemas.ts';
import { hiddenSections, isHidden, isHiddenField } from '../shown-words.ts';
import { contentPath, type Sources } from '../sources.ts';
import { translationName } from './language.ts';
import { translate } from './translate.ts';

/** The words of a YAML file of the content, by the English file's name. */
function wordsOfFile(name: string, value: unknown): FoundText[] {
  const schema = schemaOf(name);
  return schema ? findTexts(schema, value).filter(({ isWords }) => isWords) : [];
}

/** The words of an English file that its translation lacks; figures and names of facts need none. */
function missingWords(name: string, english: unknown, translation: unknown): FoundText[] {
  const translated = new Set(wordsOfFile(name, translation).map(({ key }) => key));
  return wordsOfFile(name, english).filter(
    ({ key, text }) =>
      !translated.has(key) && /\p{L}/u.test(text.replaceAll(/\{\{[^{}]*\}\}|\{\w+\}/g, '')),
  );
}

/** The content files in one language. Each function takes the name of the English file. */
export interface LanguageFiles {
  /** The path of the file that has the words, for mistakes in them. */
  path: (name: string) => string;
  /** The text of a Markdown file. */
  source: (name: string) => string;
  /** The value of a YAML file, in the words of the language. */
  yaml: (name: string) => unknown;
  /** Whether the file has nothing but words of a section that the landing page leaves out. */
  isHidden: (name: string) => boolean;
}

/** The content files in a language: the English ones, or their translations. */
export function languageFiles(sources: Sources, code: string): LanguageFiles {
  const isTranslated = code !== mainLanguage;
  const own = (name: string) => (isTranslated ? translationName(name, code) : name);
  const path = (name: string) => contentPath(sources.has(own(name)) ? own(name) : name);
  const source = (name: string) => {
    const text = sources.get(own(name));
    if (text !== undefined) return text;
    const which = isTranslated ? `: it translates ${contentPath(name)}.` : '.';
    throw new ContentError({ file: contentPath(own(name)) }, `the file is missing${which}`);
  };
  const hidden = hiddenSections(sources);
  const read = (name: string, file: string, text: string) => {
    const value = parseYaml(file, text);
    if (!isGroup(value)) return value;
    const fields = Object.entries(value);
    return Object.fromEntries(fields.filter(([field]) => !isHiddenField(name, field, hidden)));
  };
  const yaml = (name: string) => {
    const file = path(name);
    if (!isTranslated) return read(name, file, source(name));
    const english = read(name, contentPath(name), sources.get(name) ?? '');
    // A file without words, such as facts/calculator.yaml, is the same in every language.
    if (!sources.has(own(name)) && missingWords(name, english, undefined).length === 0)
      return english;
    const translation = read(name, file, source(name));
    const translated = translate(file, english, translation);
    readEach(missingWords(name, english, translation), ({ key, text }) => {
      const start = text.length > 60 ? `${text.slice(0, 60)}…` : text;
      throw new ContentError(
        placeOfKey(file, english, key),
        `expected a translation of "${start}".`,
      );
    });
    return translated;
  };
  return { path, source, yaml, isHidden: (name) => isHidden(name, hidden) };
}
