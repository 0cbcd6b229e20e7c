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
 * Why visitors cannot reach a full address or a mail address, as the end of a sentence.
 * @returns undefined for an address that they may reach, and for any other text.
 */
function unreachableReason(address: string): string | undefined {
  const mailHost = /^[^\s@/]+@([\w.-]+)$/.exec(address)?.[1];
  const url = mailHost === undefined ? URL.parse(address) : null;
  const host = mailHost ?? url?.hostname;
  if (!host || (url && !/^https?:$/.test(url.protocol))) return undefined;
  if (ownMachine.test(host)) return 'which only this machine can open';
  if (reserved.test(host)) return 'whose domain is reserved for tests and examples';
  return url?.protocol === 'http:' ? 'which is not encrypted' : undefined;
}

/** Addresses in the content that visitors cannot reach. */
function unreachableAddresses(sources: Sources): string[] {
  return listContentValues(sources).flatMap(({ file, path, value }) => {
    if (typeof value !== 'string' || path.at(-1) === 'placeholder') return [];
    const addresses = value.match(/\bhttps?:\/\/[^\s"'<>()[\]{}`]+|[^\s@]+@[\w.-]+/g) ?? [];
    return addresses.flatMap((address) => {
      const reason = unreachableReason(address);
      return reason === undefined
        ? []
        : `${file}, ${formatFieldPath(path)}: names ${address}, ${reason}.`;
    });
  });
}

/** Settings with an address that visitors cannot reach. */
function unreachableSettings(environment: Environment): string[] {
  return Object.keys(settings.shape).flatMap((name) => {
    const value = environment[name] ?? '';
    const reason = unreachableReason(value);
    return reason === undefined ? [] : `.env, ${name}: is ${value}, ${reason}.`;
  });
}

/** Languages that no native speaker has read. */
function unreviewedLanguages(sources: Sources): string[] {
  return readLanguages(sources)
    .filter(({ code, published, reviewed }) => code !== mainLanguage && published && !reviewed)
    .map(
      ({ code }) =>
        `${contentPath(languageFile(code))}, reviewed: no native speaker has read the texts; have one read every page, then write \`reviewed: true\`.`,
    );
}

/** A line for everything that must change before release, in the content and the settings. */
export function releaseProblems(
  sources: Sources = readSources(),
  environment = readEnvironment(),
): string[] {
  return [
    ...findPlaceholders(sources, environment),
    ...unreachableSettings(environment),
    ...unreachableAddresses(sources),
    ...unreviewedLanguages(sources),
  ];
}
