import type { z } from 'zod';
import { mainLanguage } from '../../config/routes.ts';
import type { Facts } from '../fields/fill-facts.ts';
import { ContentError, findNearest, Mistakes, readEach } from '../parse/content-error.ts';
import { parseFile } from '../parse/parse-content.ts';
import { getChildren } from '../parse/values.ts';
import { parseYaml } from '../parse/yaml.ts';
import { contentNames } from '../schemas/schemas.ts';
import { contentPath, type Sources } from '../sources.ts';
import { checkMarkdown } from './check-markdown.ts';
import { languageFile, translationName, type Language } from './language.ts';
import { findWords, needsTranslation, translate } from './translate.ts';

/**
 * Checks that every content file has a known name. (Missing files are reported when they are read.)
 * @throws {ContentError} naming each unknown file.
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
      : 'a new page needs a schema in src/content/schemas/pages.ts.';
    mistakes.add({ file: contentPath(name) }, `no content file has this name; ${advice}`);
  }
  mistakes.finish({});
}

export type LanguageFiles = ReturnType<typeof openLanguageFiles>;

/**
 * The content files in a language: the English ones, or their translations. Each function takes the name of the
 * English file.
 */
export function openLanguageFiles(sources: Sources, code: string) {
  const isTranslated = code !== mainLanguage;
  const getName = (name: string) => translationName(name, code);
  /** The path of the translation, or of the English file if there is none. */
  const getPath = (name: string) => contentPath(sources.has(getName(name)) ? getName(name) : name);
  const readText = (name: string) => {
    const text = sources.get(name);
    if (text !== undefined) return text;
    const place = { file: contentPath(name) };
    const problem = 'the file is missing.';
    throw new ContentError([{ place, problem, cause: { names: [`"${name}"`] } }]);
  };
  /** The text of a file. */
  const readSource = (name: string) => readText(getName(name));
  /** The value of a YAML file before translation, facts and checks. */
  const readRaw = (name: string): unknown => parseYaml(contentPath(name), readText(name));
  /** The value of a YAML file, with the words of the language. */
  const merge = (name: string, schema: z.ZodType): unknown => {
    const isThere = sources.has(getName(name));
    const files = isTranslated && isThere ? [name, getName(name)] : [name];
    const [inEnglish, inOwn] = readEach(files, readRaw);
    if (!isTranslated || !getChildren(inEnglish)) return inEnglish;
    // A file without words, such as facts/navigation.yaml, is the same in every language.
    const isSame = findWords(schema, inEnglish).every(({ text }) => !needsTranslation(text));
    if (isSame && !isThere) return inEnglish;
    const translation = { file: getPath(name), value: isThere ? inOwn : readRaw(getName(name)) };
    return translate(translation, { file: contentPath(name), value: inEnglish }, schema);
  };
  /** Reads a YAML file, and checks it against its schema. */
  const read = <Schema extends z.ZodType>(name: string, schema: Schema, facts?: Facts) => {
    const value = merge(name, schema);
    const original = isTranslated ? { file: contentPath(name), value: readRaw(name) } : undefined;
    return parseFile(getPath(name), value, schema, facts, original);
  };
  /** Checks that a Markdown file has all parts of the English one. */
  const checkParts = (name: string): void => {
    if (!isTranslated) return;
    checkMarkdown(getPath(name), readSource(name), {
      file: contentPath(name),
      text: readText(name),
    });
  };
  /** The text of all content files, in every language. */
  const allText = [...sources.values()].join('\n');
  return { getPath, readSource, readRaw, read, checkParts, allText };
}
