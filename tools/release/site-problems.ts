import { join } from 'node:path';
import { hostingFolder } from '../../build/paths.ts';
import { productLinks, siteOrigin, statusUrl } from '../../src/config/site.ts';
import { readContentFiles, valuesIn } from './content-files.ts';
import { otherOrigin } from './built-release.ts';
import type { ReleaseProblem } from './problem.ts';
import { unansweredLinks, type OutsideLink } from './product-links.ts';

/** The setting of each link; the others are pages on PRODUCT_ORIGIN. */
const settingOf: Partial<Record<keyof typeof productLinks, string>> = {
  bookingPage: 'WIDGET_PROPERTY_ID',
  updates: 'UPDATES_URL',
  helpCenter: 'HELP_CENTER_URL',
  documentation: 'DOCUMENTATION_URL',
  api: 'API_URL',
  status: 'STATUS_PAGE_URL',
};

/** Links that every site has, whatever its navigation. */
const everywhere: ReadonlySet<string> = new Set(['auth', 'demo', 'bookingPage']);

/** What is wrong with the deployable folder, if there is one. */
export function builtProblems(): ReleaseProblem[] {
  return otherOrigin(join(hostingFolder, 'nginx/release.json'), siteOrigin);
}

/** The pages of the product that the site links to, and the source of the status line. */
export function outsideLinks(): OutsideLink[] {
  const navigation = readContentFiles('content').find(
    ({ name }) => name === 'facts/navigation.yaml',
  );
  const named = new Set([...valuesIn(navigation?.content)].map(({ value }) => value));
  const links = Object.entries(productLinks).flatMap(([name, href]) => {
    if (!everywhere.has(name) && !named.has(name)) return [];
    return { setting: settingOf[name as keyof typeof productLinks] ?? 'PRODUCT_ORIGIN', href };
  });
  return statusUrl === null ? links : [...links, { setting: 'STATUS_URL', href: statusUrl }];
}

/** Links of the site to the product that do not answer. */
export async function onlineProblems(): Promise<ReleaseProblem[]> {
  return unansweredLinks(outsideLinks());
}
