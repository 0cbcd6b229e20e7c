import { routes, type PagePath } from '../../config/routes.ts';
import { brand, knownContact, siteOrigin } from '../../config/site.ts';
import { ownPage } from '../../content/all-pages.ts';
import { content } from '../../content/content.ts';
import { shownSection } from '../../content/shown-links.ts';
import { jobPosting } from './job-posting.ts';
import { breadcrumbData, landingData, toJsonLd } from './schema-org.ts';

const { company, pages, plans, site, terms } = content;
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
          legalName: company.sample ? undefined : company.owner,
          logo: '/icon-512.png',
          slogan,
          foundedYear,
          contact: knownContact,
        },
        {
          currency: terms.currency,
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
  const url = `${siteOrigin}/`;
  const breadcrumb = breadcrumbData({ name: site.pages.home, url }, { name });
  const { positions } = pages.careers.openings;
  if (route !== routes.careers || positions.length === 0) return toJsonLd(breadcrumb);
  const { '@context': context, ...trail } = breadcrumb;
  const employer = { name: brand.name, url, logo: `${siteOrigin}/icon-512.png` };
  const page = siteOrigin + routes.careers;
  const postings = positions.map((opening) => jobPosting(opening, employer, page));
  return toJsonLd({ '@context': context, '@graph': [trail, ...postings] });
}
