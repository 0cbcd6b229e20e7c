import { fieldName } from '../../src/content/parse/parse-content.ts';
import { readContentFiles, valuesIn } from './content-files.ts';
import { findHostProblem } from './host-problem.ts';
import type { ReleaseProblem } from './problem.ts';

const addressPattern = /\bhttps?:\/\/[^\s"'<>()[\]{}`]+/g;

/** Links in the content that visitors cannot follow. */
export function unreachableLinks(folder: string): ReleaseProblem[] {
  return readContentFiles(folder).flatMap(({ file, content, body }) => {
    const texts = [...valuesIn(content)].map(
      ({ path, value }) => [fieldName(path), value] as const,
    );
    if (body !== undefined) texts.push(['text', body]);
    return texts.flatMap(([entry = 'the whole file', value]) => {
      const addresses = typeof value === 'string' ? value.match(addressPattern) : null;
      return (addresses ?? []).flatMap((address) => {
        const problem = findHostProblem(address);
        if (problem === undefined) return [];
        return { file, entry, problem: `links to ${address}, ${problem}`, fix: 'correct it' };
      });
    });
  });
}

const textOf = (value: unknown) =>
  typeof value === 'object' && value !== null
    ? Object.values(value)
        .filter((each) => typeof each === 'string')
        .join(', ')
    : String(value);

/** Promises in the terms that the company has not confirmed. */
export function unconfirmedPromises(folder: string): ReleaseProblem[] {
  return readContentFiles(folder).flatMap(({ file, name, content }) => {
    if (name !== 'facts/terms.yaml' || typeof content !== 'object' || content === null) return [];
    const terms = content as Record<string, unknown>;
    const names = Array.isArray(terms['unconfirmed']) ? terms['unconfirmed'].map(String) : [];
    return names.map((entry) => ({
      file,
      entry,
      problem: `the site promises ${JSON.stringify(textOf(terms[entry]))}, which nobody has confirmed`,
      fix: `make sure that you can keep it, then remove ${entry} from \`unconfirmed\``,
    }));
  });
}

/**
 * Open positions whose last day to apply is over.
 * @param today as in the content: 2026-11-20.
 */
export function closedOpenings(folder: string, today: string): ReleaseProblem[] {
  return readContentFiles(folder).flatMap(({ file, name, content }) => {
    if (name !== 'en/pages/careers.yaml') return [];
    return [...valuesIn(content)].flatMap(({ path, value }) =>
      path.at(-1) === 'closes' && path.length > 2 && typeof value === 'string' && value < today
        ? {
            file,
            entry: fieldName(path) ?? '',
            problem: `applications ended on ${value}`,
            fix: 'remove the position or choose another day',
          }
        : [],
    );
  });
}
