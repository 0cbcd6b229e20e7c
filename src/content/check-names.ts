import { mainLanguage } from '../config/routes.ts';
import { ContentError, readEach } from './parse/content-error.ts';
import { contentPath, type Sources } from './sources.ts';
import { languageFile, translationName, type Language } from './translation/language.ts';

/**
 * Checks that a page uses every file.
 * @param known names of the English files, and of the facts.
 * @throws {ContentError} naming each file that no page uses.
 */
export function checkNames(
  sources: Sources,
  known: readonly string[],
  languages: readonly Language[],
): void {
  const names = languages.flatMap(({ code }) => [
    languageFile(code),
    ...known.map((name) => (code === mainLanguage ? name : translationName(name, code))),
  ]);
  readEach(sources.keys(), (name) => {
    if (names.includes(name)) return;
    throw new ContentError({ file: contentPath(name) }, 'no page uses this file; check its name.');
  });
}
