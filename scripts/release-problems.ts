import { mainLanguage } from '../src/config/routes.ts';
import { readEnvironment, settings, type Environment } from '../src/config/settings.ts';
import { findUnreachableReason } from '../build/unreachable.ts';
import { keepPublished, languageFile, readLanguages } from '../src/content/languages.ts';
import { formatPath } from '../src/content/parse/values.ts';
import { findSamples, listContentValues } from '../src/content/samples.ts';
import { contentPath, readSources, type Sources } from '../src/content/sources.ts';

/** A line for each address in the content that visitors cannot reach. */
function findUnreachableAddresses(sources: Sources): string[] {
  return listContentValues(sources).flatMap(({ file, path, value }) => {
    if (typeof value !== 'string' || path.at(-1) === 'placeholder') return [];
    const addresses = value.match(/\bhttps?:\/\/[^\s"'<>()[\]{}`]+|[^\s@]+@[\w.-]+/g) ?? [];
    return addresses.flatMap((address) => {
      const reason = findUnreachableReason(address);
      return reason === undefined
        ? []
        : `${file}, ${formatPath(path)}: contains ${address}, ${reason}.`;
    });
  });
}

/** A line for each setting with an address that visitors cannot reach. */
function findUnreachableSettings(environment: Environment): string[] {
  return Object.keys(settings.shape).flatMap((name) => {
    const value = environment[name] ?? '';
    const reason = findUnreachableReason(value);
    return reason === undefined ? [] : `.env, ${name}: is ${value}, ${reason}.`;
  });
}

/** A line for each published language that no native speaker has reviewed. */
function findUnreviewedLanguages(sources: Sources): string[] {
  return readLanguages(sources)
    .filter(({ code, reviewed }) => code !== mainLanguage && !reviewed)
    .map(
      ({ code }) =>
        `${contentPath(languageFile(code))}, reviewed: no native speaker has read the texts; have one read every page, then write \`reviewed: true\`.`,
    );
}

/** A line for everything in the content and the settings that must change before release. */
export function findReleaseProblems(
  all: Sources = readSources(),
  environment = readEnvironment(),
): string[] {
  const sources = keepPublished(all);
  return [
    ...findSamples(sources, environment),
    ...findUnreachableSettings(environment),
    ...findUnreachableAddresses(sources),
    ...findUnreviewedLanguages(sources),
  ];
}
