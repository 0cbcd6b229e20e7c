import { z } from 'zod';
import { mainLanguage } from '../config/routes.ts';
import { parseFile } from './parse/parse-file.ts';
import { parseYaml } from './parse/yaml.ts';
import { text } from './fields/text.ts';
import { contentPath, readSource, type Sources } from './sources.ts';

/** The settings of a language: content/id/language.yaml. */
const languageSchema = z.strictObject({
  name: text.describe('The language in its own words: Bahasa Indonesia.'),
  locale: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Z]\w+)+$/, 'expected a language and a region, such as en-US or id-ID')
    .describe('Decides the format of numbers, amounts and dates: id-ID.'),
  direction: z.enum(['ltr', 'rtl']).default('ltr').describe('rtl if it is written right to left.'),
  published: z
    .boolean()
    .default(true)
    .describe('false keeps the language off the site: nothing reads its files.'),
  reviewed: z.boolean().describe('Whether a native speaker has reviewed the texts.'),
});

/** A language with its code, which is the name of its folder and the start of its addresses. */
export type Language = z.output<typeof languageSchema> & { code: string };

/** The name of the file with the settings of a language. */
export const languageFile = (code: string) => `${code}/language.yaml`;

/** The name of an English file in a language: `en/faq.yaml` → `id/faq.yaml`, `facts/plans.yaml` → `id/facts/plans.yaml`. */
export function translationName(name: string, code: string): string {
  if (code === mainLanguage) return name;
  return `${code}/${name.replace(`${mainLanguage}/`, '')}`;
}

/**
 * Reads the languages of the content, English first: each folder except `facts` is a language. Those with
 * `published: false` are included.
 * @throws {ContentError} if a folder lacks the settings of a language.
 */
export function readLanguages(sources: Sources): Language[] {
  const inFolders = [...sources.keys()].filter((name) => name.includes('/'));
  const folders = new Set(inFolders.map((name) => name.split('/', 1)[0] ?? ''));
  const codes = [...folders].filter((folder) => folder !== 'facts' && folder !== mainLanguage);
  return [mainLanguage, ...codes.toSorted()].map((code) => {
    const file = contentPath(languageFile(code));
    const value = parseYaml(file, readSource(sources, languageFile(code)));
    return { ...parseFile(file, value, languageSchema), code };
  });
}

/** Leaves out the files of languages that are not published: nothing but the editor reads them. */
export function keepPublished(sources: Sources): Sources {
  const hidden = readLanguages(sources).filter(({ published }) => !published);
  return new Map(
    [...sources].filter(([name]) => !hidden.some(({ code }) => name.startsWith(`${code}/`))),
  );
}

/** A line for each language that no native speaker has reviewed. */
export const findUnreviewed = (languages: readonly Language[]) =>
  languages
    .filter(({ code, reviewed }) => code !== mainLanguage && !reviewed)
    .map(
      ({ code }) =>
        `${contentPath(languageFile(code))}, reviewed: no native speaker has read the texts; have one read every page, then write \`reviewed: true\`.`,
    );
