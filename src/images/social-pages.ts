import { localHref, routes, type PagePath, type Route } from '../config/routes.ts';
import { siteOrigin } from '../config/site.ts';
import { allRoutes } from '../content/all-pages.ts';
import type { Content } from '../content/read-content.ts';
import type { SocialCopy } from './social-card.tsx';

/** A page's social image: its path, text and alternative text. */
export interface SocialPage {
  /** File name without extension, such as `about`. */
  name: string;
  path: string;
  copy: SocialCopy;
  alt: string;
}

type Heading = Pick<SocialCopy, 'eyebrow' | 'title'>;

function introHeading({ eyebrow, heading }: { eyebrow: string; heading: string }): Heading {
  return { eyebrow, title: heading };
}

/** What the social image of each page says. */
function headingsIn({ legal, pages, site }: Content): Record<Route, Heading> {
  const legalHeading = ({ title }: { title: string }) => ({ eyebrow: site.legal, title });
  return {
    [routes.home]: introHeading(pages.home.hero),
    [routes.integrations]: introHeading(pages.integrations.intro),
    [routes.about]: introHeading(pages.about.intro),
    [routes.careers]: introHeading(pages.careers.intro),
    [routes.investors]: introHeading(pages.investors.intro),
    [routes.contact]: introHeading(pages.contact.intro),
    [routes.privacyPolicy]: legalHeading(legal.privacyPolicy),
    [routes.termsOfService]: legalHeading(legal.termsOfService),
    [routes.cookies]: legalHeading(legal.cookies),
    [routes.accessibility]: legalHeading(legal.accessibility),
    [routes.login]: introHeading(pages.login.intro),
  };
}

/**
 * The social image of a page.
 * @throws {Error} if there is no such page.
 * @param route the page's path in English.
 * @param content the content in the page's language.
 */
export function socialPage(route: PagePath, content: Content): SocialPage {
  const name = route === routes.home ? 'home' : route.slice(1);
  const heading = headingsIn(content)[route as Route];
  if (!heading) throw new Error(`There is no page ${route}.`);
  const copy = { ...heading, brand: content.company.name, host: new URL(siteOrigin).host };
  const alt = `${copy.title} | ${content.company.name}`;
  const path = localHref(`/social/${name}.png` as const, content.language.code);
  return { name, path, copy, alt };
}

/** The social images of all pages in a language. */
export function socialPages(content: Content): SocialPage[] {
  return allRoutes.map((route) => socialPage(route, content));
}
