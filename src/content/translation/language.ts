import { z } from 'zod';
import { mainLanguage } from '../../config/routes.ts';
import { mistakeAt, readEach } from '../parse/content-error.ts';
import { parseFile } from '../parse/parse-content.ts';
import { parseYaml } from '../parse/yaml.ts';
import { group } from '../fields/text.ts';
import { contentPath, type Sources } from '../sources.ts';

/** A language of the site: content/id/language.yaml. */
export const languageSchema = group({
  name: 'The language in its own words: Bahasa Indonesia.',
  locale: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Z]\w+)+$/, 'expected a language and a region, such as en-US or id-ID')
    .describe(
      'The language and region that decide the format of numbers, amounts and dates: id-ID.',
    ),
  direction: z
    .enum(['ltr', 'rtl'])
    .default('ltr')
    .describe('ltr, or rtl if it is written from right to left.'),
  published: z
    .boolean()
    .default(true)
    .describe('false keeps the language off the site while texts are missing.'),
  reviewed: z.boolean().describe('Whether a native speaker has reviewed the texts.'),
});

/** A language with its code, which is the name of its folder and the start of its addresses. */
export type Language = z.output<typeof languageSchema> & { code: string };

/** The name of the file with the settings of a language. */
export const languageFile = (code: string) => `${code}/language.yaml`;

/** The name of an English file in a language: `en/faq.yaml` → `id/faq.yaml`. */
export function translationName(name: string, code: string): string {
  if (code === mainLanguage) return name;
  return `${code}/${name.replace(`${mainLanguage}/`, '')}`;
}

/**
 * Reads the languages of the content, the main one first: each folder except `facts` is a language. Those with
 * `published: false` are included.
 * @throws {ContentError} if a folder lacks the settings of a language.
 */
export function readLanguages(sources: Sources): Language[] {
  const inFolders = [...sources.keys()].filter((name) => name.includes('/'));
  const folders = new Set(inFolders.map((name) => name.split('/', 1)[0] ?? ''));
  const codes = [...folders].filter((folder) => folder !== 'facts' && folder !== mainLanguage);
  return readEach([mainLanguage, ...codes.toSorted()], (code) => {
    const file = contentPath(languageFile(code));
    const source = sources.get(languageFile(code));
    if (source === undefined) {
      throw mistakeAt({ file }, 'the file is missing: it names the language.');
    }
    return { ...parseFile(file, parseYaml(file, source), languageSchema), code };
  });
}
