import { routes, sectionHref, type Route } from '../config/routes.ts';
import { brand, knownContact, siteOrigin } from '../config/site.ts';
import { content } from '../content/content.ts';
import { breadcrumbData, landingData, toJsonLd } from './schema-org.ts';

const { pages, plans, shell, terms } = content;
const names = new Map<Route, string>(
  Object.entries(shell.pages).map(([page, name]) => [
    routes[page as keyof typeof shell.pages],
    name,
  ]),
);

/** What a page tells search engines in their own vocabulary, or `null` if that is nothing. */
export function structuredData(route: Route | null): string | null {
  if (route === routes.home) {
    const { name, tagline: slogan } = brand;
    const { foundedYear } = terms;
    return toJsonLd(
      landingData(
        {
          origin: siteOrigin,
          name,
          logo: '/icon-512.png',
          slogan,
          foundedYear,
          contact: knownContact,
        },
        {
          plans,
          description: pages.home.meta.description,
          trial: pages.home.hero.note,
          pricing: sectionHref('pricing'),
        },
      ),
    );
  }
  const name = route && names.get(route);
  if (!name) return null;
  return toJsonLd(breadcrumbData({ name: shell.pages.home, url: `${siteOrigin}/` }, { name }));
}
