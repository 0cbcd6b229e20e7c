import { placeholders, settings, type Environment, type SettingName } from '../config/settings.ts';
import { splitFrontmatter } from './legal/markdown-page.ts';
import { formatPath, listValues, type Path } from './parse/values.ts';
import { parseYaml } from './parse/yaml.ts';
import { contentPath, type Sources } from './sources.ts';

/** A value in a content file, with its path. */
export interface ContentValue {
  file: string;
  path: Path;
  value: unknown;
}

/** Lists every single value in the content. The text of a Markdown file is one value. */
export function listContentValues(sources: Sources): ContentValue[] {
  return [...sources].flatMap(([name, source]) => {
    const file = contentPath(name);
    const { frontmatter, body } = splitFrontmatter(source);
    const text = body === undefined ? [] : [{ file, path: ['text'], value: body }];
    const values = listValues(parseYaml(file, frontmatter ?? source));
    return [...text, ...values.map((found) => ({ file, ...found }))];
  });
}

/** The most samples that are named per file. */
const maxNames = 6;

/** A line for each file that contains samples: groups with `sample: true`. */
function describeSamples(values: readonly ContentValue[]): string[] {
  const found = values.filter(({ path, value }) => path.at(-1) === 'sample' && value === true);
  return [...Map.groupBy(found, ({ file }) => file)].map(([file, ofFile]) => {
    const names = ofFile.map(({ path }) => formatPath(path.slice(0, -1)) || 'the whole file');
    const named = names.slice(0, maxNames).join('; ') + (names.length > maxNames ? '; …' : '');
    const count = names.length === 1 ? '1 sample' : `${names.length} samples`;
    return `${file}: ${count} (${named}); replace each and remove \`sample: true\`.`;
  });
}

/** A line for each promise that the terms list under `unconfirmed`. */
function describeUnconfirmed(values: readonly ContentValue[]): string[] {
  const terms = contentPath('facts/terms.yaml');
  return values
    .filter(({ file, path }) => file === terms && path[0] === 'unconfirmed' && path.length > 1)
    .map(
      ({ file, value }) =>
        `${file}, unconfirmed: nobody has confirmed ${String(value)}; make sure that it is true, then remove it from \`unconfirmed\`.`,
    );
}

/** A line for each setting that still has its placeholder value. */
function describePlaceholderSettings(environment: Environment): string[] {
  return Object.entries(placeholders).flatMap(([name, value]) => {
    // With the contact service, forms are sent to the site itself.
    if (name === 'CONTACT_ENDPOINT' && environment['CONTACT']) return [];
    if ((environment[name] ?? value) !== value) return [];
    const state = value ? `is still the placeholder ${value}` : 'is not set';
    return [
      `.env, ${name}: ${state}; it takes ${settings.shape[name as SettingName].description}.`,
    ];
  });
}

/** Returns a line for each file with samples, each unconfirmed promise and each placeholder setting. */
export function findSamples(sources: Sources, environment: Environment): string[] {
  const values = listContentValues(sources);
  return [
    ...describePlaceholderSettings(environment),
    ...describeSamples(values),
    ...describeUnconfirmed(values),
  ];
}
