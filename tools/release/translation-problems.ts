import { join } from 'node:path';
import { mainLanguage } from '../../src/config/routes.ts';
import { readSources } from '../../src/content/sources.ts';
import { languageFile, readLanguages } from '../../src/content/translation/language.ts';
import { languageFreshness, mayStayEnglish } from '../translations/report.ts';
import type { ReleaseProblem } from './problem.ts';

const maxNames = 6;

function entryNames(keys: readonly string[]): string {
  return keys.slice(0, maxNames).join('; ') + (keys.length > maxNames ? '; …' : '');
}

const countText = (count: number) => (count === 1 ? '1 text' : `${count} texts`);

/** Texts that are not translated, or whose English has changed since, and languages that nobody reviewed. */
export function translationProblems(folder: string): ReleaseProblem[] {
  const languages = readLanguages(readSources(folder), (name) => join(folder, name));
  return languages.flatMap(({ code, name, reviewed }) => {
    if (code === mainLanguage) return [];
    const files = languageFreshness(folder, code);
    const accept = `npm run translations -- --accept ${code}`;
    const ofFiles = files.flatMap(({ file, missing, stale }) => {
      const problems: ReleaseProblem[] = [];
      const place = { file: join(folder, code, file) };
      if (missing.length > 0 && !mayStayEnglish(file)) {
        problems.push({
          ...place,
          entry: entryNames(missing),
          problem: `${countText(missing.length)} without a translation, so that the page shows English`,
          fix: `translate ${missing.length === 1 ? 'it' : 'them'}, then run "${accept} ${file}"`,
        });
      }
      if (stale.length > 0) {
        problems.push({
          ...place,
          entry: entryNames(stale),
          problem: `the English of ${countText(stale.length)} has changed since the translation`,
          fix: `compare ${stale.length === 1 ? 'it' : 'them'}, then run "${accept} ${file}"`,
        });
      }
      return problems;
    });
    if (reviewed) return ofFiles;
    const review = {
      file: join(folder, languageFile(code)),
      entry: 'reviewed',
      problem: `no native speaker has reviewed the texts in ${name}`,
      fix: 'have one read every page, then write `reviewed: true`',
    };
    return [...ofFiles, review];
  });
}
