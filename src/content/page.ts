import { localHref, mainLanguage, routes, type PageName, type PagePath } from '../config/routes.ts';
import { loadLanguages } from './content.ts';
import type { Intro, Meta } from './fields/page-parts.ts';
import type { Content } from './read-content.ts';

/** A page: its title, its description, and where it is. */
export interface Page extends Meta {
  /** Its name in `routes`; `null` if the page has no address that could be linked. */
  name: PageName | null;
}

type Pages = Content['pages'];

/** A page that begins with an `intro`. */
export type PageWithIntro = {
  [Name in keyof Pages]: Pages[Name] extends { intro: Intro } ? Name : never;
}[keyof Pages];

/** A page that has an address. */
export function findPage(name: PageName, { company, legal, pages }: Content): Page {
  if (!(name in legal)) return { name, ...pages[name as keyof typeof pages].meta };
  const { title, description } = legal[name as keyof typeof legal];
  return { name, title: `${title} | ${company.name}`, description };
}

/** The addresses of a page in all languages. */
export function findTranslations(name: PageName): { code: string; path: PagePath }[] {
  return loadLanguages().map(({ code }) => ({ code, path: localHref(routes[name], code) }));
}

/** The address of the contact form with the subject Sales: of the agreed ones the second, in every language. */
export function salesFormHref({ pages, routes: paths }: Content): string {
  const [, subject = ''] = pages.contact.form.subject.options;
  return `${paths.contact}?${new URLSearchParams({ subject })}`;
}

/**
 * The paths of a page in all languages, for the pages below src/pages/[...language]. The parameter
 * is undefined in English.
 */
export const languagePaths = () =>
  loadLanguages().map(({ code }) => ({
    params: { language: code === mainLanguage ? undefined : code },
  }));
