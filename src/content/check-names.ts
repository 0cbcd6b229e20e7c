import { mainLanguage } from '../config/routes.ts';
import { ContentError } from './parse/content-error.ts';
import type { Sources } from './sources.ts';
import { languageFile, translationName, type Language } from './translation/language.ts';

/**
 * Checks that a page uses every file.
 * @param known names of the English files, and of the facts.
 * @throws {ContentError} naming a file that no page uses.
 */
export function checkNames(
  sources: Sources,
  known: readonly string[],
  languages: readonly Language[],
  path: (name: string) => string,
): void {
  const names = languages.flatMap(({ code }) => [
    languageFile(code),
    ...known.map((name) => (code === mainLanguage ? name : translationName(name, code))),
  ]);
  const unused = [...sources.keys()].find((name) => !names.includes(name));
  if (unused === undefined) return;
  throw new ContentError({ file: path(unused) }, 'no page uses this file; check its name.');
}
