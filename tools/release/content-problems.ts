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

/** Claims of other files that the terms list as unconfirmed, and how to say so. */
const claims: Record<string, [problem: string, fix: string]> = {
  capabilities: [
    'features, showcase and plans list what the product does, which nobody has confirmed',
    'make sure that it does each of these, in the plan that names it',
  ],
  popularPlan: [
    'a plan is marked as popular, which nobody has confirmed',
    'make sure that most customers choose it, or set `popular: false`',
  ],
  greenBadge: [
    'the site shows an eco-badge and says only that it is self-reported',
    'have the label and its criterion checked against Directive (EU) 2024/825 and your market’s rules',
  ],
};

/** Promises in the terms that the company has not confirmed. */
export function unconfirmedPromises(folder: string): ReleaseProblem[] {
  return readContentFiles(folder).flatMap(({ file, name, content }) => {
    if (name !== 'facts/terms.yaml' || typeof content !== 'object' || content === null) return [];
    const terms = content as Record<string, unknown>;
    const names = Array.isArray(terms['unconfirmed']) ? terms['unconfirmed'].map(String) : [];
    return names.map((entry) => {
      const promise = JSON.stringify(textOf(terms[entry]));
      const [problem, fix] = claims[entry] ?? [
        `the site promises ${promise}, which nobody has confirmed`,
        'make sure that you can keep it',
      ];
      return { file, entry, problem, fix: `${fix}, then remove ${entry} from \`unconfirmed\`` };
    });
  });
}

/** A contract needs a legal entity, which the legal texts name as their party. */
export function missingOwner(folder: string): ReleaseProblem[] {
  return readContentFiles(folder).flatMap(({ file, name, content }) => {
    if (name !== 'facts/company.yaml') return [];
    if ((content as { owner?: unknown } | null)?.owner !== undefined) return [];
    const problem = 'is missing, so the legal texts name only the brand';
    return [{ file, entry: 'owner', problem, fix: 'enter the registered name of your company' }];
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
