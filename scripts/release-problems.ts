import { parse } from 'yaml';
import { mainLanguage } from '../src/config/routes.ts';
import {
  isPlaceholder,
  readEnvironment,
  settings,
  type Environment,
  type SettingName,
} from '../src/config/settings.ts';
import { splitFrontmatter } from '../src/content/parse/markdown-page.ts';
import { fieldName } from '../src/content/parse/parse-content.ts';
import { isSampleMark, listValues, type Path } from '../src/content/parse/values.ts';
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

/** A value of a file, with the fields and entries that lead to it. */
interface Found {
  file: string;
  path: Path;
  value: unknown;
}

/** Every value of the content. */
function listFound(sources: Sources): Found[] {
  return [...sources].flatMap(([name, source]) => {
    const file = contentPath(name);
    const { frontmatter, body } = splitFrontmatter(source);
    const text = body === undefined ? [] : [{ file, path: ['text'], value: body }];
    const values = [...listValues(parse(frontmatter ?? source))];
    return [...text, ...values.map((found) => ({ file, ...found }))];
  });
}

/** How many samples of a file are named. */
const maxNames = 6;

/** What the content marks as made up, by file. */
function samples(values: readonly Found[]): string[] {
  const found = values.filter(isSampleMark);
  return [...Map.groupBy(found, ({ file }) => file)].map(([file, ofFile]) => {
    const names = ofFile.map(({ path }) => fieldName(path.slice(0, -1)) ?? 'the whole file');
    const named = names.slice(0, maxNames).join('; ') + (names.length > maxNames ? '; …' : '');
    const count = names.length === 1 ? '1 sample' : `${names.length} samples`;
    return `${file}: ${count} (${named}); replace each and take \`sample: true\` away.`;
  });
}

/** The promises and claims that the terms list as not confirmed. */
function unconfirmedPromises(values: readonly Found[]): string[] {
  const terms = contentPath('facts/terms.yaml');
  return values
    .filter(({ file, path }) => file === terms && path[0] === 'unconfirmed' && path.length > 1)
    .map(
      ({ file, value }) =>
        `${file}, unconfirmed: nobody has confirmed ${String(value)}; make sure that it is true, then take it out of \`unconfirmed\`.`,
    );
}

/** Addresses in the content that visitors cannot reach. */
function unreachableAddresses(values: readonly Found[]): string[] {
  return values.flatMap(({ file, path, value }) => {
    if (typeof value !== 'string' || path.at(-1) === 'placeholder') return [];
    const addresses = value.match(/\bhttps?:\/\/[^\s"'<>()[\]{}`]+|[^\s@]+@[\w.-]+/g) ?? [];
    return addresses.flatMap((address) => {
      const reason = unreachableReason(address);
      return reason === undefined
        ? []
        : `${file}, ${fieldName(path)}: names ${address}, ${reason}.`;
    });
  });
}

/** Settings that still have their made-up value, or an address that visitors cannot reach. */
function unfitSettings(environment: Environment): string[] {
  return Object.entries(settings).flatMap(([name, { default: fallback, takes }]) => {
    // The contact service has an endpoint of its own.
    if (name === 'CONTACT_ENDPOINT' && environment['CONTACT']) return [];
    const value = environment[name] ?? fallback;
    if (isPlaceholder(name as SettingName, value)) {
      const state = value ? `still is the placeholder ${value}` : 'is not set';
      return `.env, ${name}: ${state}; it takes ${takes}.`;
    }
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
  const values = listFound(sources);
  return [
    ...unfitSettings(environment),
    ...samples(values),
    ...unreachableAddresses(values),
    ...unconfirmedPromises(values),
    ...unreviewedLanguages(sources),
  ];
}
