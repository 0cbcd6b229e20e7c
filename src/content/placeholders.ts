import { placeholders, settings, type Environment, type SettingName } from '../config/settings.ts';
import { splitFrontmatter } from './parse/markdown-page.ts';
import { fieldName } from './parse/parse-content.ts';
import { isSampleMark, listValues, type Path } from './parse/values.ts';
import { parseYaml } from './parse/yaml.ts';
import { contentPath, type Sources } from './sources.ts';

/** A value of a content file, with the fields and entries that lead to it. */
export interface Found {
  file: string;
  path: Path;
  value: unknown;
}

/** Every value of the content. */
export function listFound(sources: Sources): Found[] {
  return [...sources].flatMap(([name, source]) => {
    const file = contentPath(name);
    const { frontmatter, body } = splitFrontmatter(source);
    const text = body === undefined ? [] : [{ file, path: ['text'], value: body }];
    const values = listValues(parseYaml(file, frontmatter ?? source));
    return [...text, ...values.map((found) => ({ file, ...found }))];
  });
}

/** How many samples of a file are named. */
const maxNames = 6;

/** The samples, by file. */
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

/** Settings that still have their placeholder value. */
function placeholderSettings(environment: Environment): string[] {
  return Object.entries(placeholders).flatMap(([name, value]) => {
    // The contact service has its own endpoint.
    if (name === 'CONTACT_ENDPOINT' && environment['CONTACT']) return [];
    if ((environment[name] ?? value) !== value) return [];
    const state = value ? `still is the placeholder ${value}` : 'is not set';
    return [
      `.env, ${name}: ${state}; it takes ${settings.shape[name as SettingName].description}.`,
    ];
  });
}

/**
 * A line for each sample, unconfirmed promise and placeholder setting. `npm run release:check` prints them; while
 * there are any, every page shows the preview line.
 */
export function findPlaceholders(sources: Sources, environment: Environment): string[] {
  const values = listFound(sources);
  return [...placeholderSettings(environment), ...samples(values), ...unconfirmedPromises(values)];
}
