import { parse } from 'yaml';
import { mainLanguage } from '../../src/config/routes.ts';
import {
  isPlaceholder,
  readEnvironment,
  settings,
  type Environment,
  type SettingName,
} from '../../src/config/settings.ts';
import { splitFrontmatter } from '../../src/content/parse/markdown-page.ts';
import { fieldName } from '../../src/content/parse/parse-content.ts';
import { listValues, type Path } from '../../src/content/parse/values.ts';
import { contentPath, readSources, type Sources } from '../../src/content/sources.ts';
import { languageFile, readLanguages } from '../../src/content/translation/language.ts';
import { unreachableReason } from './unreachable.ts';

/** A value of a file, with the fields and entries that lead to it. */
interface Found {
  file: string;
  path: Path;
  value: unknown;
}

/** Every value of the content. */
function* valuesOf(sources: Sources): Generator<Found> {
  for (const [name, source] of sources) {
    const file = contentPath(name);
    const { frontmatter, body } = splitFrontmatter(source);
    if (body !== undefined) yield { file, path: ['text'], value: body };
    for (const found of listValues(parse(frontmatter ?? source))) yield { file, ...found };
  }
}

const line = ({ file, path }: Omit<Found, 'value'>, problem: string) =>
  `${[file, fieldName(path)].filter(Boolean).join(', ')}: ${problem}.`;

/** How many samples of a file are named. */
const maxNames = 6;

/** What the content marks as made up, by file. */
function samples(sources: Sources): string[] {
  const found = [...valuesOf(sources)].filter(
    ({ path, value }) => path.at(-1) === 'sample' && value === true,
  );
  return [...Map.groupBy(found, ({ file }) => file)].map(([file, ofFile]) => {
    const names = ofFile.map(({ path }) => fieldName(path.slice(0, -1)) ?? 'the whole file');
    const named = names.slice(0, maxNames).join('; ') + (names.length > maxNames ? '; …' : '');
    const count = names.length === 1 ? '1 sample' : `${names.length} samples`;
    return `${file}: ${count} (${named}); replace each and take \`sample: true\` away.`;
  });
}

/** The promises and claims that the terms list as not confirmed. */
function unconfirmedPromises(sources: Sources): string[] {
  const isPromise = ({ file, path }: Found) =>
    file === contentPath('facts/terms.yaml') && path[0] === 'unconfirmed' && path.length > 1;
  return [...valuesOf(sources)].filter(isPromise).map(({ file, value }) => {
    const advice = 'make sure that it is true, then take it out of `unconfirmed`';
    return line(
      { file, path: ['unconfirmed'] },
      `nobody has confirmed ${String(value)}; ${advice}`,
    );
  });
}

/** Addresses in the content that visitors cannot reach. */
function unreachableAddresses(sources: Sources): string[] {
  return [...valuesOf(sources)].flatMap((found) => {
    if (typeof found.value !== 'string' || found.path.at(-1) === 'placeholder') return [];
    const addresses = found.value.match(/\bhttps?:\/\/[^\s"'<>()[\]{}`]+|[^\s@]+@[\w.-]+/g) ?? [];
    return addresses.flatMap((address) => {
      const reason = unreachableReason(address);
      return reason === undefined ? [] : line(found, `names ${address}, ${reason}`);
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
  return [
    ...unfitSettings(environment),
    ...samples(sources),
    ...unreachableAddresses(sources),
    ...unconfirmedPromises(sources),
    ...unreviewedLanguages(sources),
  ];
}
