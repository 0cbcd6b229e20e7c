import { routes, type PagePath } from '../../config/routes.ts';
import { siteOrigin } from '../../config/site.ts';
import { customPage } from '../../content/all-pages.ts';
import type { Company } from '../../content/facts/company.ts';
import type { Content } from '../../content/read-content.ts';
import { shownSection } from '../../content/landing-sections.ts';
import { jobPosting } from './job-posting.ts';
import { breadcrumbData, landingData, toJsonLd } from './schema-org.ts';

/** How to reach the company. */
function contactOf({ mail, phone, address, social }: Company) {
  const profiles = Object.values(social).filter((href) => href !== undefined);
  return {
    email: mail,
    telephone: phone,
    address,
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/**
 * A page's JSON-LD for search engines; `null` if it has none.
 * @param route the page's path in English.
 * @param content the content in the page's language.
 */
export function structuredData(route: PagePath | null, content: Content): string | null {
  const { company, language, pages, plans, site, terms } = content;
  if (route === routes.home) {
    const { hero, pricing } = pages.home;
    return toJsonLd(
      landingData(
        {
          origin: siteOrigin,
          name: company.name,
          legalName: company.sample ? undefined : company.owner,
          logo: '/icon-512.png',
          slogan: company.tagline,
          foundedYear: terms.sample ? undefined : terms.foundedYear,
          contact: company.sample ? {} : contactOf(company),
        },
        {
          currency: terms.currency,
          plans,
          description: pages.home.meta.description,
          offer: `${pricing.lead} ${hero.note}`,
          pricing: shownSection('pricing', content) ?? content.routes.home,
        },
        { language: language.code, path: content.routes.home },
      ),
    );
  }
  const names = new Map<PagePath, string>(
    Object.entries(site.pages).map(([page, name]) => [
      routes[page as keyof typeof site.pages],
      name,
    ]),
  );
  const name = route && (names.get(route) ?? customPage(route, content)?.title);
  if (!name) return null;
  const url = new URL(content.routes.home, siteOrigin).href;
  const breadcrumb = breadcrumbData({ name: site.pages.home, url }, { name });
  const positions = pages.careers?.openings.positions ?? [];
  if (route !== routes.careers || positions.length === 0) return toJsonLd(breadcrumb);
  const { '@context': context, ...trail } = breadcrumb;
  const employer = { name: company.name, url, logo: `${siteOrigin}/icon-512.png` };
  const page = siteOrigin + content.routes.careers;
  const postings = positions.map((opening) => jobPosting(opening, employer, page));
  return toJsonLd({ '@context': context, '@graph': [trail, ...postings] });
}
