import type { z } from 'zod';
import { mainLanguage } from '../../config/routes.ts';
import type { Facts } from '../fields/fill-facts.ts';
import { ContentError, findNearest, Mistakes, readEach } from '../parse/content-error.ts';
import { parseFile } from '../parse/parse-content.ts';
import { stepsInto } from '../parse/values.ts';
import { parseYaml } from '../parse/yaml.ts';
import { contentNames } from '../schemas/schemas.ts';
import { contentPath, type Sources } from '../sources.ts';
import { checkMarkdown } from './check-markdown.ts';
import { languageFile, translationName, type Language } from './language.ts';
import { findWords, needsWords, translate } from './translate.ts';

/**
 * Checks that the content has each file by its name, and no other.
 * @throws {ContentError} naming each file that has another name.
 */
export function checkFileNames(sources: Sources, languages: readonly Language[]): void {
  const mistakes = new Mistakes();
  const known = languages.flatMap(({ code }) => [
    languageFile(code),
    ...contentNames.map((name) => translationName(name, code)),
  ]);
  const missing = known.filter((name) => !sources.has(name));
  for (const name of sources.keys()) {
    if (known.includes(name)) continue;
    const meant = findNearest(name, missing);
    const advice = meant
      ? `did you mean "${meant}"?`
      : 'a page has its schema in src/content/schemas/schemas.ts.';
    mistakes.add({ file: contentPath(name) }, `no file of the content has this name; ${advice}`);
  }
  mistakes.finish({});
}

export type LanguageFiles = ReturnType<typeof languageFiles>;

/**
 * The content files in a language: the English ones, or their translations. Each function takes the name of the
 * English file.
 */
export function languageFiles(sources: Sources, code: string) {
  const isTranslated = code !== mainLanguage;
  const own = (name: string) => translationName(name, code);
  /** The path of the translation, or of the English file if there is none. */
  const path = (name: string) => contentPath(sources.has(own(name)) ? own(name) : name);
  const textOf = (name: string) => {
    const text = sources.get(name);
    if (text !== undefined) return text;
    const place = { file: contentPath(name) };
    const problem = 'the file is missing.';
    throw new ContentError([{ place, problem, cause: { names: [`"${name}"`] } }]);
  };
  /** The text of a file. */
  const source = (name: string) => textOf(own(name));
  /** The value of a YAML file, as it is written. */
  const written = (name: string): unknown => parseYaml(contentPath(name), textOf(name));
  /** The value of a YAML file, in the words of the language. */
  const merge = (name: string, schema: z.ZodType): unknown => {
    const isThere = sources.has(own(name));
    const files = isTranslated && isThere ? [name, own(name)] : [name];
    const [inEnglish, inOwn] = readEach(files, written);
    if (!isTranslated || !stepsInto(inEnglish)) return inEnglish;
    // A file without words, such as facts/navigation.yaml, is the same in every language.
    const isSame = findWords(schema, inEnglish).every(({ text }) => !needsWords(text));
    if (isSame && !isThere) return inEnglish;
    const translation = { file: path(name), value: isThere ? inOwn : written(own(name)) };
    return translate(translation, { file: contentPath(name), value: inEnglish }, schema);
  };
  /** Reads a YAML file, and checks it by its schema. */
  const read = <Schema extends z.ZodType>(name: string, schema: Schema, facts?: Facts) => {
    const value = merge(name, schema);
    const original = isTranslated ? { file: contentPath(name), value: written(name) } : undefined;
    return parseFile(path(name), value, schema, facts, original);
  };
  /** Checks that a Markdown file has all parts of the English one. */
  const checkParts = (name: string): void => {
    if (!isTranslated) return;
    checkMarkdown(path(name), source(name), { file: contentPath(name), text: textOf(name) });
  };
  /** The text of all content files, in every language. */
  const allText = [...sources.values()].join('\n');
  return { path, source, written, read, checkParts, allText };
}
