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
    const { frontmatter = source, body } = splitFrontmatter(source);
    const values = listValues(parseYaml(file, frontmatter)).map((found) => ({ file, ...found }));
    return body === undefined ? values : [{ file, path: ['text'], value: body }, ...values];
  });
}

/** A line for each file that contains samples: groups with `sample: true`. */
function describeSamples(values: readonly ContentValue[]): string[] {
  const found = values.filter(({ path, value }) => path.at(-1) === 'sample' && value === true);
  return [...Map.groupBy(found, ({ file }) => file)].map(([file, ofFile]) => {
    const names = ofFile.map(({ path }) => formatPath(path.slice(0, -1)) || 'the whole file');
    const some = names.length > 6 ? [...names.slice(0, 6), '…'] : names;
    return `${file}: samples to replace (${some.join('; ')}); then remove \`sample: true\`.`;
  });
}

/** A line for each promise that the terms list under `unconfirmed`. */
function describeUnconfirmed(values: readonly ContentValue[]): string[] {
  const promises = values.filter(({ path }) => path[0] === 'unconfirmed' && path.length > 1);
  return promises.map(
    ({ file, value }) =>
      `${file}, unconfirmed: make sure that ${String(value)} is true, then remove it from the list.`,
  );
}

/** A line for each setting that still has its placeholder value. */
function describePlaceholderSettings(environment: Environment): string[] {
  return Object.entries(placeholders).flatMap(([name, value]) => {
    // With the contact service, forms are sent to the site itself.
    if (name === 'CONTACT_ENDPOINT' && environment['CONTACT']) return [];
    if ((environment[name] ?? value) !== value) return [];
    const state = value ? `is still the placeholder ${value}` : 'is not set';
    const { description } = settings.shape[name as SettingName];
    return [`.env, ${name}: ${state}; it takes ${description}.`];
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
