import { routes, type Route } from '../../src/config/routes.ts';
import { brand, siteOrigin } from '../../src/config/site.ts';
import { content } from '../../src/content/content.ts';
import type { SocialCopy } from './social-card.tsx';

/** A page's social image: where it is, what it says, and its words for who cannot see it. */
export interface SocialPage {
  /** Its file's name without the ending, such as `about`. */
  name: string;
  path: string;
  copy: SocialCopy;
  alt: string;
}

const { pages, legal, shell } = content;

type Heading = Pick<SocialCopy, 'eyebrow' | 'title'>;

function introduced({ eyebrow, heading }: { eyebrow: string; heading: string }): Heading {
  return { eyebrow, title: heading };
}

function legalText({ title }: { title: string }): Heading {
  return { eyebrow: shell.footerGroups.legal, title };
}

const headings: Record<Route, Heading> = {
  [routes.home]: introduced(pages.home.hero),
  [routes.integrations]: introduced(pages.integrations.intro),
  [routes.about]: introduced(pages.about.intro),
  [routes.careers]: introduced(pages.careers.intro),
  [routes.investors]: introduced(pages.investors.intro),
  [routes.contact]: introduced(pages.contact.intro),
  [routes.privacyPolicy]: legalText(legal.privacyPolicy),
  [routes.termsOfService]: legalText(legal.termsOfService),
  [routes.cookies]: legalText(legal.cookies),
  [routes.accessibility]: legalText(legal.accessibility),
  [routes.login]: introduced(pages.login.intro),
};

/** The social image of a page. */
export function socialPage(route: Route): SocialPage {
  const name = route === routes.home ? 'home' : route.slice(1);
  const copy = { ...headings[route], brand: brand.name, host: new URL(siteOrigin).host };
  const alt = `${copy.title} | ${brand.name}`;
  return { name, path: `/social/${name}.png`, copy, alt };
}

/** The social images of all pages. */
export const socialPages = Object.values(routes).map(socialPage);
