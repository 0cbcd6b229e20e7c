import type { z } from 'zod';
import { mainLanguage } from '../../config/routes.ts';
import type { Facts } from '../fields/fill-facts.ts';
import { ContentError } from '../parse/content-error.ts';
import { parseFile } from '../parse/parse-content.ts';
import { stepsInto } from '../parse/values.ts';
import { parseYaml } from '../parse/yaml.ts';
import { contentPath, type Sources } from '../sources.ts';
import { checkMarkdown } from './check-markdown.ts';
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
  const textOf = (name: string, problem = 'the file is missing.') => {
    const text = sources.get(name);
    if (text === undefined) throw new ContentError({ file: contentPath(name) }, problem);
    return text;
  };
  /** The text of a file. */
  const source = (name: string) =>
    isTranslated
      ? textOf(own(name), `the file is missing: it translates ${contentPath(name)}.`)
      : textOf(name);
  /** The value of the English YAML file, as it is written. */
  const english = (name: string): unknown => parseYaml(contentPath(name), textOf(name));
  /** The value of a YAML file, in the words of the language. */
  const merge = (name: string, schema: z.ZodType): unknown => {
    const inEnglish = english(name);
    if (!isTranslated || !stepsInto(inEnglish)) return inEnglish;
    // A file without words, such as facts/navigation.yaml, is the same in every language.
    const isSame = findWords(schema, inEnglish).every(({ text }) => !needsWords(text));
    if (isSame && !sources.has(own(name))) return inEnglish;
    return translate(path(name), schema, inEnglish, parseYaml(path(name), source(name)));
  };
  /** Reads a YAML file, and checks it by its schema. */
  const read = <Schema extends z.ZodType>(name: string, schema: Schema, facts?: Facts) => {
    const value = merge(name, schema);
    const original = isTranslated ? { file: contentPath(name), value: english(name) } : undefined;
    return parseFile(path(name), value, schema, facts, original);
  };
  /** Checks that a Markdown file has all parts of the English one. */
  const checkParts = (name: string): void => {
    if (isTranslated) checkMarkdown(path(name), source(name), textOf(name));
  };
  /** The text of all content files, in every language. */
  const allText = [...sources.values()].join('\n');
  return { path, source, english, read, checkParts, allText };
}
