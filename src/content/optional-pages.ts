import { routes, type PagePath } from '../config/routes.ts';
import type { Sources } from './sources.ts';
import { translationName, type Language } from './translation/language.ts';

/** Pages that a company can leave out: a page without its file in every language is not built. */
export const optionalPages = {
  about: 'en/pages/about.yaml',
  careers: 'en/pages/careers.yaml',
  investors: 'en/pages/investors.yaml',
  accessibility: 'en/legal/accessibility.md',
} as const;

export type OptionalPage = keyof typeof optionalPages;

/** The pages that the content leaves out. */
export function findLeftOutPages(
  sources: Sources,
  languages: readonly Pick<Language, 'code'>[],
): OptionalPage[] {
  const hasFile = (page: OptionalPage) =>
    languages.some(({ code }) => sources.has(translationName(optionalPages[page], code)));
  return (Object.keys(optionalPages) as OptionalPage[]).filter((page) => !hasFile(page));
}

/** The paths of the pages that come with the site, without those that are left out. */
export function pathsWithout(leftOutPages: readonly OptionalPage[]): PagePath[] {
  const isLeftOut = (page: string) => leftOutPages.some((each) => each === page);
  return Object.entries(routes).flatMap(([page, path]) => (isLeftOut(page) ? [] : path));
}
