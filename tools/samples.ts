import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isPlaceholder, settings, type SettingName } from '../src/config/settings.ts';
import { contentFiles } from '../src/content/sources.ts';
import { fieldName } from '../src/content/parse/parse-content.ts';
import { splitFrontmatter } from '../src/content/parse/markdown-page.ts';

/** A sample or placeholder that must be replaced before release. */
export interface ReleaseProblem {
  problem: string;
  /** The file that contains it. */
  file: string;
  fix: string;
}

/** Domains that are reserved for examples (RFC 2606). */
const reserved = /\.example(?![\w.-])|\bexample\.(?:com|net|org)\b/;

/** Settings that still have their placeholder value, or point to a domain reserved for examples. */
export function placeholderSettings(
  environment: Readonly<Record<string, string | undefined>>,
): ReleaseProblem[] {
  return Object.entries(settings).flatMap(([name, setting]) => {
    const value = environment[name] ?? setting.default;
    const [domain] = reserved.exec(value) ?? [];
    const hasPlaceholder = isPlaceholder(name as SettingName, value);
    if (!hasPlaceholder && domain === undefined) return [];
    const reason = hasPlaceholder
      ? value
        ? `still has its placeholder ${value}`
        : 'is not set'
      : `is ${value}, but ${domain} is reserved for examples`;
    return {
      problem: `${name} ${reason}`,
      file: 'src/config/settings.ts',
      fix: `set ${name} in the environment to ${setting.takes}, or change it here from placeholder(…) to setting(…)`,
    };
  });
}

type Path = readonly (string | number)[];

/** The paths of the samples in a file; a sample may contain others, to be confirmed one by one. */
function findSamples(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, each]) =>
    findSamples(each, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return 'sample' in value && value.sample === true ? [path, ...inner] : inner;
}

/** Names samples: by entry in a file that is a list, otherwise by field, with a count for each list. */
function sampleNames(samples: readonly Path[], content: unknown): string[] {
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

/** How many samples of a file are named at most. */
const maxNames = 6;

/** How to remove the samples of a file instead of replacing them. */
const removalHints: Record<string, string> = {
  'en/testimonials.yaml': ', or remove it ([] hides the section)',
  'facts/integrations.yaml': ', or remove it (keep at least one)',
  'en/pages/home.yaml': ', or set hero.claims to []',
  'en/pages/about.yaml': ', or remove the story',
  'en/pages/careers.yaml': ', or remove it',
  'en/pages/investors.yaml': ', or remove funding',
};

/** Content entries marked `sample: true`, one problem per file. */
export function sampleContent(folder: string): ReleaseProblem[] {
  return contentFiles(folder).flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const isMarkdown = file.endsWith('.md');
    const content: unknown = parse(
      isMarkdown ? (splitFrontmatter(source).frontmatter ?? '') : source,
    );
    const samples = findSamples(content);
    if (samples.length === 0) return [];
    const names = isMarkdown ? ['the whole text'] : sampleNames(samples, content);
    const shown = names.slice(0, maxNames).join('; ') + (names.length > maxNames ? '; …' : '');
    const action = isMarkdown
      ? 'have a lawyer review it, then'
      : `replace each with real content${removalHints[file.slice(folder.length + 1)] ?? ''}, and`;
    return {
      problem: `${samples.length} sample ${samples.length === 1 ? 'entry' : 'entries'}: ${shown}`,
      file,
      fix: `${action} remove its \`sample: true\``,
    };
  });
}

/** A license whose owner is still a placeholder in square brackets. */
export function placeholderOwner(file: string): ReleaseProblem[] {
  const [placeholder] = /\[[^\]]+\]/.exec(readFileSync(file, 'utf8')) ?? [];
  if (!placeholder) return [];
  return [
    {
      problem: `The owner is the placeholder ${placeholder}`,
      file,
      fix: 'replace it with the name of your company',
    },
  ];
}

/** Everything that must be replaced before release, in the project and its environment. */
export function releaseProblems(): ReleaseProblem[] {
  return [
    ...placeholderSettings(process.env),
    ...sampleContent('content'),
    ...placeholderOwner('LICENSE'),
  ];
}
