import { localHref, mainLanguage, routes, type PageName } from '../config/routes.ts';
import { loadLanguages } from './content.ts';
import type { Content } from './read-content.ts';

type Pages = Content['pages'];

/** A page that begins with an `intro`: a line above the h1, the h1, and a sentence or two. */
export type PageWithIntro = {
  [Name in keyof Pages]: Pages[Name] extends { intro: Pages['about']['intro'] } ? Name : never;
}[keyof Pages];

/** Finds the title and description of a page; `null` is the page for unknown addresses. */
export function findMeta(page: PageName | null, { company, legal, pages }: Content) {
  if (page === null) return pages.notFound.meta;
  if (!(page in legal)) return pages[page as keyof typeof pages].meta;
  const { title, description } = legal[page as keyof typeof legal];
  return { title: `${title} | ${company.name}`, description };
}

/** The addresses of a page in all languages, English first, with each language's name for itself. */
export const findTranslations = (page: PageName) =>
  loadLanguages().map(({ code, name }) => ({ code, name, href: localHref(routes[page], code) }));

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
