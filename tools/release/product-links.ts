import type { ReleaseProblem } from './problem.ts';

/** A page elsewhere that the site links to. */
export interface OutsideLink {
  /** The setting that it comes from. */
  setting: string;
  href: string;
}

/** Answers of pages that exist, but not for everybody or not for programs. */
const exists: ReadonlySet<number> = new Set([401, 403, 405, 429]);

async function findAnswerProblem(href: string, timeoutMs: number): Promise<string | undefined> {
  try {
    const { ok, status } = await fetch(href, { signal: AbortSignal.timeout(timeoutMs) });
    return ok || exists.has(status) ? undefined : `answers ${status}`;
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    if (name === 'TimeoutError') return `does not answer within ${timeoutMs / 1000} s`;
    return `does not answer (${cause?.code ?? name})`;
  }
}

/** Links that lead nowhere. Asks each address once. */
export async function unansweredLinks(
  links: readonly OutsideLink[],
  timeoutMs = 10_000,
): Promise<ReleaseProblem[]> {
  const problems = await Promise.all(
    links.map(async ({ setting, href }) => {
      const problem = await findAnswerProblem(href, timeoutMs);
      if (problem === undefined) return [];
      const fix = `publish that page, or set ${setting} to one that exists`;
      return [{ file: 'settings', entry: setting, problem: `${href} ${problem}`, fix }];
    }),
  );
  return problems.flat();
}
