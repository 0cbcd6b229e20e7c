import { execFileSync } from 'node:child_process';
import { routes, type Route } from '../config/routes.ts';
import { content } from './content.ts';

const company = ['facts/plans.yaml', 'facts/terms.yaml'];

/** The content files that a page's words come from; facts of the company stand anywhere. */
export const pageFiles: Partial<Record<Route, string[]>> = {
  [routes.home]: [
    'en/pages/home.yaml',
    'en/features.yaml',
    'en/tour.yaml',
    'en/showcase.yaml',
    'facts/booking-sites.yaml',
    'facts/card-processing.yaml',
    'en/testimonials.yaml',
    'en/faq.yaml',
    ...company,
  ],
  [routes.integrations]: [
    'en/pages/integrations.yaml',
    'facts/integrations.yaml',
    'facts/integration-categories.yaml',
    'facts/booking-sites.yaml',
    ...company,
  ],
  [routes.about]: ['en/pages/about.yaml', ...company],
  [routes.careers]: ['en/pages/careers.yaml', ...company],
  [routes.investors]: ['en/pages/investors.yaml', ...company],
  [routes.contact]: ['en/pages/contact.yaml', ...company],
};

/**
 * The day on which one of some files was last changed, such as `2026-11-21` (UTC).
 * @param folder that the files are seen from.
 * @returns `null` where git cannot tell: outside of it, in a shallow clone, or when a file has
 * changed since the last commit.
 */
export function lastChanged(files: readonly string[], folder = '.'): string | null {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    if (git('rev-parse', '--is-shallow-repository') === 'true') return null;
    if (git('status', '--porcelain', '--', ...files)) return null;
    return git('log', '-1', '--format=%cd', '--date=short-local', '--', ...files) || null;
  } catch {
    return null;
  }
}

/** The day on which a page's words last changed, or `null` where nobody can tell. */
export function pageDate(route: Route): string | null {
  const files = pageFiles[route];
  return files ? lastChanged(files, 'content') : statedDate(route);
}

/** The day that a long text says of itself. */
export function statedDate(route: Route): string {
  const { accessibilityAssessed, legalUpdated } = content.terms;
  return route === routes.accessibility ? accessibilityAssessed : legalUpdated;
}
