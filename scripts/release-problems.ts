import { mainLanguage } from '../src/config/routes.ts';
import { readEnvironment, settings, type Environment } from '../src/config/settings.ts';
import { formatFieldPath } from '../src/content/parse/parse-content.ts';
import { findPlaceholders, listContentValues } from '../src/content/placeholders.ts';
import { contentPath, readSources, type Sources } from '../src/content/sources.ts';
import { languageFile, readLanguages } from '../src/content/translation/language.ts';

/** Domains that are reserved for tests and examples (RFC 2606, RFC 6761). */
const reserved = /(?:^|\.)(?:test|example|invalid|example\.(?:com|net|org))$/;

const ownMachine = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/**
 * Says why visitors cannot reach a URL or an email address, to end a sentence: `which is not encrypted`.
 * @returns undefined for an address that they can reach, and for any other text.
 */
function findUnreachableReason(address: string): string | undefined {
  const mailHost = /^[^\s@/]+@([\w.-]+)$/.exec(address)?.[1];
  const url = mailHost === undefined ? URL.parse(address) : null;
  const host = mailHost ?? url?.hostname;
  if (!host || (url && !/^https?:$/.test(url.protocol))) return undefined;
  if (ownMachine.test(host)) return 'which only this machine can open';
  if (reserved.test(host)) return 'whose domain is reserved for tests and examples';
  return url?.protocol === 'http:' ? 'which is not encrypted' : undefined;
}

/** A line for each address in the content that visitors cannot reach. */
function findUnreachableAddresses(sources: Sources): string[] {
  return listContentValues(sources).flatMap(({ file, path, value }) => {
    if (typeof value !== 'string' || path.at(-1) === 'placeholder') return [];
    const addresses = value.match(/\bhttps?:\/\/[^\s"'<>()[\]{}`]+|[^\s@]+@[\w.-]+/g) ?? [];
    return addresses.flatMap((address) => {
      const reason = findUnreachableReason(address);
      return reason === undefined
        ? []
        : `${file}, ${formatFieldPath(path)}: contains ${address}, ${reason}.`;
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
    .filter(({ code, published, reviewed }) => code !== mainLanguage && published && !reviewed)
    .map(
      ({ code }) =>
        `${contentPath(languageFile(code))}, reviewed: no native speaker has read the texts; have one read every page, then write \`reviewed: true\`.`,
    );
}

/** A line for everything in the content and the settings that must change before release. */
export function findReleaseProblems(
  sources: Sources = readSources(),
  environment = readEnvironment(),
): string[] {
  return [
    ...findPlaceholders(sources, environment),
    ...findUnreachableSettings(environment),
    ...findUnreachableAddresses(sources),
    ...findUnreviewedLanguages(sources),
  ];
}
