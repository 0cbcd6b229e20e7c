import { placeholders, settings, type Environment, type SettingName } from '../config/settings.ts';
import { splitFrontmatter } from './legal/markdown-page.ts';
import { ContentError } from './parse/content-error.ts';
import { formatPath, listValues } from './parse/values.ts';
import { parseYaml } from './parse/yaml.ts';
import { contentPath, type Sources } from './sources.ts';

/** A line for each setting that still has its placeholder value. */
function findPlaceholders(environment: Environment): string[] {
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

/** A line for a text with an address that visitors cannot reach. */
function findUnreachable(place: string, text: unknown): string[] {
  const [address] = unreachable.exec(String(text)) ?? [];
  return address ? [`${place}: visitors cannot reach ${address}.`] : [];
}

/** A line for the samples of a content file, and for each of its unconfirmed promises and unreachable addresses. */
function findInFile(name: string, source: string): string[] {
  const file = contentPath(name);
  const { frontmatter = source, body } = splitFrontmatter(source);
  const values = [...listValues(parseYaml(file, frontmatter)), { path: ['text'], value: body }];
  const samples = values
    .filter(({ path, value }) => path.at(-1) === 'sample' && value === true)
    .map(({ path }) => formatPath(path.slice(0, -1)) || 'the whole file');
  const names = [...samples.slice(0, 6), ...(samples.length > 6 ? ['…'] : [])].join('; ');
  const promises = values.filter(({ path }) => path[0] === 'unconfirmed' && path.length > 1);
  return [
    ...(names ? [`${file}: samples to replace (${names}); then remove \`sample: true\`.`] : []),
    ...promises.map(
      ({ value }) =>
        `${file}, unconfirmed: make sure that ${String(value)} is true, then remove it from the list.`,
    ),
    ...values.flatMap(({ path, value }) => findUnreachable(`${file}, ${formatPath(path)}`, value)),
  ];
}

/** A line for everything in the content and the settings that is made up and has to be replaced. */
export function findSamples(sources: Sources, environment: Environment): string[] {
  return [
    ...findPlaceholders(environment),
    ...Object.keys(settings.shape).flatMap((name) =>
      findUnreachable(`.env, ${name}`, environment[name]),
    ),
    ...[...sources].flatMap(([name, source]) => findInFile(name, source)),
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
