import { execFileSync } from 'node:child_process';
import { mainLanguage, routes, type PagePath, type Route } from '../config/routes.ts';
import { customPage } from './all-pages.ts';
import { content } from './content.ts';
import { translationName } from './translation/language.ts';

const company = ['facts/plans.yaml', 'facts/terms.yaml'];

/** The content files behind each page; facts of the company may appear on every page. */
export const pageFiles: Partial<Record<Route, string[]>> = {
  [routes.home]: [
    'en/pages/home.yaml',
    'en/features.yaml',
    'en/tour.yaml',
    'en/showcase.yaml',
    'en/scenes.yaml',
    'facts/booking-sites.yaml',
    'facts/calculator.yaml',
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
 * The day (UTC) of the last commit to any of the files, such as `2026-11-21`.
 * @param folder the folder that the paths are relative to.
 * @returns `null` if git does not know: without a repository, in a shallow clone, or if a file has
 * uncommitted changes.
 */
export function findLastChange(files: readonly string[], folder = '.'): string | null {
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

/**
 * The day of the last change to a page's content in a language; `null` if unknown.
 * @param route the page's path in English.
 */
export function pageDate(route: PagePath, language: string): string | null {
  const custom = customPage(route);
  const files = custom ? [custom.file, ...company] : pageFiles[route as Route];
  if (!files) return legalPageDate(route);
  const translations =
    language === mainLanguage ? [] : files.map((file) => translationName(file, language));
  return findLastChange([...files, ...translations], 'content');
}

/** The date that a legal page shows. */
export function legalPageDate(route: PagePath): string {
  const { accessibilityAssessed, legalUpdated } = content.terms;
  return route === routes.accessibility ? accessibilityAssessed : legalUpdated;
}
