import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isPlaceholder, settings, type SettingName } from '../src/config/settings.ts';
import { contentFiles } from '../src/content/sources.ts';
import { fieldName } from '../src/content/parse/parse-content.ts';
import { splitFrontmatter } from '../src/content/parse/markdown-page.ts';

/** Something on the site that is not real yet. */
export interface StandIn {
  what: string;
  /** The file where it stands. */
  file: string;
  /** What to do about it. */
  how: string;
}

/** The end of a name that is kept for examples (RFC 2606). */
const reserved = /\.example(?![\w.-])|\bexample\.(?:com|net|org)\b/;

/** Settings that still have the value they were shipped with, or name a host that nobody can own. */
export function placeholderSettings(
  environment: Readonly<Record<string, string | undefined>>,
): StandIn[] {
  return Object.entries(settings).flatMap(([name, setting]) => {
    const value = environment[name] ?? setting.default;
    const [host] = reserved.exec(value) ?? [];
    const isShipped = isPlaceholder(name as SettingName, value);
    if (!isShipped && host === undefined) return [];
    const problem = isShipped
      ? `is ${value ? `still ${value}` : 'not set'}`
      : `is ${value}, which names a host under ${host}, and nobody can own one`;
    return {
      what: `${name} ${problem}`,
      file: 'src/config/settings.ts',
      how: `set ${name} in the environment to ${setting.takes}; or write it here, with "setting" for "placeholder"`,
    };
  });
}

type Path = readonly (string | number)[];

/** Where samples stand within a file. */
function samplesWithin(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('sample' in value && value.sample === true) return [path];
  return Object.entries(value).flatMap(([key, inner]) =>
    samplesWithin(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Samples by the names of entries, else by their fields, several of one list as their number. */
function namesOf(samples: readonly Path[], content: unknown): string[] {
  if (Array.isArray(content)) {
    return samples.map(([index = 0]) => {
      const { name, id } = content[Number(index)] as { name?: string; id?: string };
      return name ?? id ?? `number ${Number(index) + 1}`;
    });
  }
  const siblings = Map.groupBy(samples, (path) =>
    fieldName(typeof path.at(-1) === 'number' ? path.slice(0, -1) : path),
  );
  return [...siblings].map(([name = 'the whole file', [first = [], ...others]]) =>
    others.length > 0 ? `${others.length + 1} in ${name}` : (fieldName(first) ?? name),
  );
}

/** How many samples of a file are named. */
const mostNames = 6;

/** What else can be done about a file's samples than to replace them. */
const removal: Record<string, string> = {
  'en/testimonials.yaml': ', or remove it ([] leaves the section out)',
  'facts/integrations.yaml': ', or remove it (one has to stay)',
  'en/pages/home.yaml': ', or all of hero.claims by []',
  'en/pages/about.yaml': ', or remove the story',
  'en/pages/careers.yaml': ', or remove it',
  'en/pages/investors.yaml': ', or remove funding',
};

/** Entries of the content that are marked `sample: true`, file by file. */
export function sampleContent(folder: string): StandIn[] {
  return contentFiles(folder).flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const isMarkdown = file.endsWith('.md');
    const content: unknown = parse(
      isMarkdown ? (splitFrontmatter(source).frontmatter ?? '') : source,
    );
    const samples = samplesWithin(content);
    if (samples.length === 0) return [];
    const names = isMarkdown ? ['the whole text'] : namesOf(samples, content);
    const shown = names.slice(0, mostNames).join('; ') + (names.length > mostNames ? '; …' : '');
    const remedy = isMarkdown
      ? 'have a lawyer read it, then'
      : `replace each by something true${removal[file.slice(folder.length + 1)] ?? ''}, and`;
    return {
      what: `${samples.length} sample ${samples.length === 1 ? 'entry' : 'entries'}: ${shown}`,
      file,
      how: `${remedy} take its \`sample: true\` away`,
    };
  });
}

/** A license that names no owner yet: what is in square brackets is to be filled in. */
export function unnamedOwner(file: string): StandIn[] {
  const [blank] = /\[[^\]]+\]/.exec(readFileSync(file, 'utf8')) ?? [];
  if (!blank) return [];
  return [{ what: `The owner is still ${blank}`, file, how: 'write the company in its place' }];
}
