import { localHref, mainLanguage, routes, type PageName, type PagePath } from '../config/routes.ts';
import { loadLanguages } from './content.ts';
import type { Words } from './words/words.generated.ts';
import type { Content } from './read-content.ts';

/** The opening of a page: a line above the h1, the h1, and a sentence or two. */
export type Intro = Words['pages']['about']['intro'];

/** A page: its title, its description and its name. */
export interface Page {
  title: string;
  description: string;
  /** Its name in `routes`; `null` for a page that nothing links to, such as 404. */
  name: PageName | null;
}

type Pages = Content['pages'];

/** A page that begins with an `intro`. */
export type PageWithIntro = {
  [Name in keyof Pages]: Pages[Name] extends { intro: Intro } ? Name : never;
}[keyof Pages];

/** Finds the title and description of a page in `routes`. */
export function findPage(name: PageName, { company, legal, pages }: Content): Page {
  if (!(name in legal)) return { name, ...pages[name as keyof typeof pages].meta };
  const { title, description } = legal[name as keyof typeof legal];
  return { name, title: `${title} | ${company.name}`, description };
}

/** The addresses of a page in all languages. */
export function findTranslations(name: PageName): { code: string; path: PagePath }[] {
  return loadLanguages().map(({ code }) => ({ code, path: localHref(routes[name], code) }));
}

/** The address of the contact form with a subject selected: `/contact?subject=Sales`. */
export function contactFormHref(
  { pages, routes: paths }: Content,
  about: 'sales' | 'integration',
): string {
  const { [about]: subject } = pages.contact.form.subject;
  return `${paths.contact}?${new URLSearchParams({ subject })}`;
}

/**
 * What `getStaticPaths` returns for a page in src/pages/[...language]: one path per language. The parameter is
 * undefined for English.
 */
export const getLanguagePaths = () =>
  loadLanguages().map(({ code }) => ({
    params: { language: code === mainLanguage ? undefined : code },
  }));
