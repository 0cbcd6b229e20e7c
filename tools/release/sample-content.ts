import { fieldName } from '../../src/content/parse/parse-content.ts';
import { readContentFiles, valuesIn, type Path } from './content-files.ts';
import type { ReleaseProblem } from './problem.ts';

/** The paths of the samples in a file; a sample may contain others, to be confirmed one by one. */
function findSamples(content: unknown): Path[] {
  return [...valuesIn(content)].flatMap(({ path, value }) =>
    typeof value === 'object' && value !== null && 'sample' in value && value.sample === true
      ? [path]
      : [],
  );
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
  return readContentFiles(folder).flatMap(({ file, name, content, body }) => {
    const samples = findSamples(content);
    if (samples.length === 0) return [];
    const isMarkdown = body !== undefined;
    const names = isMarkdown ? ['the whole text'] : sampleNames(samples, content);
    const shown = names.slice(0, maxNames).join('; ') + (names.length > maxNames ? '; …' : '');
    const remove = 'and remove its `sample: true`';
    const orConfirm = 'or write `sample: false` if it is true as it stands';
    const replace = `replace each with real content${removalHints[name] ?? ''}, ${remove}`;
    const isFact = name.startsWith('facts/');
    return {
      file,
      entry: shown,
      problem: `${samples.length} sample ${samples.length === 1 ? 'entry' : 'entries'}`,
      fix: isMarkdown
        ? 'have a lawyer review it, then change its mark to `sample: false`'
        : isFact
          ? `${replace}, ${orConfirm}`
          : replace,
    };
  });
}
