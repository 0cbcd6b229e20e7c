import { mainLanguage } from '../../config/routes.ts';
import { ContentError } from '../parse/content-error.ts';
import { parseYaml } from '../parse/yaml.ts';
import { schemas } from '../schemas/schemas.ts';
import { contentPath, type Sources } from '../sources.ts';
import { translationName } from './language.ts';
import { findWords, needsWords, translate } from './translate.ts';

export type LanguageFiles = ReturnType<typeof languageFiles>;

/**
 * The content files in a language: the English ones, or their translations. Each function takes the name of the
 * English file.
 */
export function languageFiles(sources: Sources, code: string) {
  const isTranslated = code !== mainLanguage;
  const own = (name: string) => translationName(name, code);
  /** The path of the file that has the words, for mistakes in them. */
  const path = (name: string) => contentPath(sources.has(own(name)) ? own(name) : name);
  /** The text of a Markdown file. */
  const source = (name: string) => {
    const text = sources.get(own(name));
    if (text !== undefined) return text;
    const which = isTranslated ? `: it translates ${contentPath(name)}.` : '.';
    throw new ContentError({ file: contentPath(own(name)) }, `the file is missing${which}`);
  };
  /** The value of a YAML file, in the words of the language. */
  const yaml = (name: string): unknown => {
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
