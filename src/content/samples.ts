import { placeholders, settings, type Environment, type SettingName } from '../config/settings.ts';
import { splitFrontmatter } from './legal/markdown-page.ts';
import { ContentError } from './parse/content-error.ts';
import { formatPath, listValues, type Path } from './parse/values.ts';
import { parseYaml } from './parse/yaml.ts';
import { contentPath, type Sources } from './sources.ts';

/** A value in a content file, with its path. */
interface ContentValue {
  file: string;
  path: Path;
  value: unknown;
}

/** Lists every single value in the content. The text of a Markdown file is one value. */
function listContentValues(sources: Sources): ContentValue[] {
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
const describeUnconfirmed = (values: readonly ContentValue[]) =>
  values
    .filter(({ path }) => path[0] === 'unconfirmed' && path.length > 1)
    .map(
      ({ file, value }) =>
        `${file}, unconfirmed: make sure that ${String(value)} is true, then remove it from the list.`,
    );

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

/**
 * An address on this machine, or with a domain that is reserved for tests and examples (RFC 2606, RFC 6761).
 * `you@example.com` is none: a text may name it as an example.
 */
const unreachable =
  /(?:https?:\/\/|[^\s@]+@)(?:[\w-]+\.)*(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\]|test|example|invalid|(?<!@)example\.(?:com|net|org))(?![\w-]|\.\w)[^\s"'<>()[\]{}`]*/;

/** A line for each address in the content and the settings that visitors cannot reach. */
function describeUnreachable(values: readonly ContentValue[], environment: Environment): string[] {
  const texts = [
    ...Object.keys(settings.shape).map((name) => [`.env, ${name}`, environment[name]] as const),
    ...values.map(({ file, path, value }) => [`${file}, ${formatPath(path)}`, value] as const),
  ];
  return texts.flatMap(([place, text]) => {
    const [address] = unreachable.exec(String(text)) ?? [];
    return address ? [`${place}: visitors cannot reach ${address}.`] : [];
  });
}

/** A line for everything in the content and the settings that is made up and has to be replaced. */
export function findSamples(sources: Sources, environment: Environment): string[] {
  const values = listContentValues(sources);
  return [
    ...describePlaceholderSettings(environment),
    ...describeSamples(values),
    ...describeUnconfirmed(values),
    ...describeUnreachable(values, environment),
  ];
}

/**
 * Stops the build of a real site that has samples. A preview says so on every page instead, and a build for an address
 * that visitors cannot reach, such as localhost, says so in the terminal.
 * @returns a sentence for the terminal; undefined if there are no samples.
 * @throws {ContentError} with the samples.
 */
export function checkSamples(
  samples: readonly string[],
  { siteOrigin, isPreview }: { siteOrigin: string; isPreview: boolean },
): string | undefined {
  if (samples.length === 0) return undefined;
  if (isPreview) return 'Every page says that this is a preview, because the site has samples.';
  if (unreachable.test(siteOrigin))
    return 'The site has samples; npm run release:check lists them.';
  const advice = 'replace them, or build a preview with PREVIEW=1.';
  throw new ContentError([...samples, `${siteOrigin} still has samples: ${advice}`]);
}
