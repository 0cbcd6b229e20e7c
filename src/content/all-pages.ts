import { privateRoutes, routes, type PagePath } from '../config/routes.ts';
import { content } from './content.ts';

/** The path of every page, those that the company added included. */
export const allRoutes: readonly PagePath[] = [
  ...Object.values(routes),
  ...content.ownPages.map(({ route }) => route),
];

/** The pages for search engines. */
export const publicRoutes = allRoutes.filter((route) => !privateRoutes.has(route));

/** A page that the company added, by its path; undefined if the site comes with that page. */
export function ownPage(route: PagePath | null) {
  return content.ownPages.find((page) => page.route === route);
}
