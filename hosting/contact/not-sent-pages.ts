import { contactPages } from '../../src/config/contact-paths.ts';
import { mainLanguage } from '../../src/config/routes.ts';

const pageName = `${contactPages.notSent.slice(1)}.html`;

/** The page for refused messages among the files of a site, by language, English first. */
export function notSentPagesOf(files: Iterable<string>): Map<string, string> {
  const found = [...files].filter((file) => `/${file}`.endsWith(`/${pageName}`));
  const languageOf = (file: string) =>
    file === pageName ? mainLanguage : file.slice(0, -pageName.length - 1);
  return new Map(
    found
      .map((file) => [languageOf(file), file] as const)
      .toSorted(([a], [b]) => Number(b === mainLanguage) - Number(a === mainLanguage)),
  );
}
