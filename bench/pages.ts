import { localHref } from '../src/config/routes.ts';
import { allRoutes } from '../src/content/all-pages.ts';
import { languages } from '../src/content/content.ts';

/** A page that is measured, in one language. */
export interface MeasuredPage {
  path: string;
  /** Its path in English, which its budgets go by. */
  route: string;
}

/** An unknown address, which shows the not-found page. */
export const missingRoute = '/nowhere';

/** Every page that is measured, in every language. */
export const pages: readonly MeasuredPage[] = languages.flatMap(({ code }) =>
  [...allRoutes, missingRoute].map((route) => ({ path: localHref(route, code), route })),
);
