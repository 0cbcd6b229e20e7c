import { routes, type PagePath, type Route } from '../../src/config/routes.ts';
import { brand, siteOrigin } from '../../src/config/site.ts';
import { allRoutes, ownPage } from '../../src/content/all-pages.ts';
import { content } from '../../src/content/content.ts';
import type { SocialCopy } from './social-card.tsx';

/** A page's social image: its path, text and alternative text. */
export interface SocialPage {
  /** File name without extension, such as `about`. */
  name: string;
  path: string;
  copy: SocialCopy;
  alt: string;
}

const { pages, legal, site } = content;

type Heading = Pick<SocialCopy, 'eyebrow' | 'title'>;

function introHeading({ eyebrow, heading }: { eyebrow: string; heading: string }): Heading {
  return { eyebrow, title: heading };
}

function legalHeading({ title }: { title: string }): Heading {
  return { eyebrow: site.legal, title };
}

const headings: Record<Route, Heading> = {
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

/** The social image of a page. */
export function socialPage(route: PagePath): SocialPage {
  const name = route === routes.home ? 'home' : route.slice(1);
  const own = ownPage(route);
  const heading = own ? introHeading(own.intro) : headings[route as Route];
  const copy = { ...heading, brand: brand.name, host: new URL(siteOrigin).host };
  const alt = `${copy.title} | ${brand.name}`;
  return { name, path: `/social/${name}.png`, copy, alt };
}

/** The social images of all pages. */
export const socialPages = allRoutes.map(socialPage);
