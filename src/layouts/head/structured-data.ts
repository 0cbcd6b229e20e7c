import { routes, type PagePath } from '../../config/routes.ts';
import { brand, knownContact, siteOrigin } from '../../config/site.ts';
import { ownPage } from '../../content/all-pages.ts';
import { content, shownSection } from '../../content/content.ts';
import { breadcrumbData, landingData, toJsonLd } from './schema-org.ts';

const { pages, plans, site, terms } = content;
const names = new Map<PagePath, string>(
  Object.entries(site.pages).map(([page, name]) => [routes[page as keyof typeof site.pages], name]),
);

/** A page's JSON-LD for search engines; `null` if it has none. */
export function structuredData(route: PagePath | null): string | null {
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
          pricing: shownSection('pricing') ?? routes.home,
        },
      ),
    );
  }
  const name = route && (names.get(route) ?? ownPage(route)?.label);
  if (!name) return null;
  return toJsonLd(breadcrumbData({ name: site.pages.home, url: `${siteOrigin}/` }, { name }));
}
