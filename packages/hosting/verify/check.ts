import { UserError } from '../../../build/cli.ts';
import type { LiveSite } from './live-site.ts';

export interface Check {
  name: string;
  /**
   * @returns what was found, in a few words.
   * @throws {UserError} with what is wrong, or {NotApplicable} with the reason.
   */
  run: (site: LiveSite) => Promise<string>;
}

/** Thrown by a check that this site needs not pass. */
export class NotApplicable extends Error {
  override name = 'NotApplicable';
}

export interface CheckResult {
  check: string;
  result: 'ok' | 'failed' | 'skipped';
  detail: string;
}

const maxProblems = 5;

/** Fails a check with what is wrong. */
export function fail(problem: string): never {
  throw new UserError(problem);
}

/** Fails a check if there are problems; names the first few. */
export function failOnAny(problems: readonly string[]): void {
  if (problems.length === 0) return;
  const more = problems.length - maxProblems;
  const shown = problems.slice(0, maxProblems).join('; ');
  fail(more > 0 ? `${shown}; and ${more} more` : shown);
}

/** Runs all checks; a failed one doesn't stop the others. */
export function runChecks(site: LiveSite, checks: readonly Check[]): Promise<CheckResult[]> {
  return Promise.all(
    checks.map(async ({ name, run }): Promise<CheckResult> => {
      try {
        return { check: name, result: 'ok', detail: await run(site) };
      } catch (error) {
        const { message } = error as Error;
        if (error instanceof NotApplicable) {
          return { check: name, result: 'skipped', detail: message };
        }
        if (error instanceof UserError) return { check: name, result: 'failed', detail: message };
        throw error;
      }
    }),
  );
}

/** The results as aligned columns, one line for each check. */
export function resultTable(results: readonly CheckResult[]): string {
  const width = Math.max(...results.map(({ check }) => check.length));
  return results
    .map(({ check, result, detail }) => `${result.padEnd(9)}${check.padEnd(width + 2)}${detail}\n`)
    .join('');
}
