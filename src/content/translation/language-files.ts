import { mainLanguage } from '../../config/routes.ts';
import { ContentError } from '../parse/content-error.ts';
import { parseYaml } from '../parse/yaml.ts';
import { schemas } from '../schemas/schemas.ts';
import { contentPath, type Sources } from '../sources.ts';
import { translationName } from './language.ts';
import { findWords, needsWords, translate } from './translate.ts';

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
  const own = (name: string) => translationName(name, code);
  const path = (name: string) => contentPath(sources.has(own(name)) ? own(name) : name);
  const source = (name: string) => {
    const text = sources.get(own(name));
    if (text !== undefined) return text;
    const which = isTranslated ? `: it translates ${contentPath(name)}.` : '.';
    throw new ContentError({ file: contentPath(own(name)) }, `the file is missing${which}`);
  };
  const yaml = (name: string) => {
    const schema = schemas[name];
    if (!isTranslated || !schema) return parseYaml(path(name), source(name));
    const english = parseYaml(contentPath(name), sources.get(name) ?? '');
    // A file without words, such as facts/navigation.yaml, is the same in every language.
    const isSame = findWords(schema, english).every(({ text }) => !needsWords(text));
    if (isSame && !sources.has(own(name))) return english;
    return translate(path(name), schema, english, parseYaml(path(name), source(name)));
  };
  return { path, source, yaml };
}
