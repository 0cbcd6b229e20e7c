import { localHref, routes, type PageName } from '../config/routes.ts';
import { loadSettings } from '../config/settings.ts';
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
function headingsIn({ legal, pages, site }: Content): Record<PageName, Heading> {
  const legalHeading = ({ title }: { title: string }) => ({ eyebrow: site.legal, title });
  return {
    home: introHeading(pages.home.hero),
    integrations: introHeading(pages.integrations.intro),
    about: introHeading(pages.about.intro),
    careers: introHeading(pages.careers.intro),
    investors: introHeading(pages.investors.intro),
    contact: introHeading(pages.contact.intro),
    privacyPolicy: legalHeading(legal.privacyPolicy),
    termsOfService: legalHeading(legal.termsOfService),
    cookies: legalHeading(legal.cookies),
    accessibility: legalHeading(legal.accessibility),
    login: introHeading(pages.login.intro),
  };
}

/**
 * The social image of a page.
 * @param content the content in the page's language.
 */
export function socialPage(page: PageName, content: Content): SocialPage {
  const name = page === 'home' ? page : routes[page].slice(1);
  const copy = {
    ...headingsIn(content)[page],
    brand: content.company.name,
    host: new URL(loadSettings().siteOrigin).host,
  };
  const alt = `${copy.title} | ${content.company.name}`;
  const path = localHref(`/social/${name}.png` as const, content.language.code);
  return { name, path, copy, alt };
}

/** The social images of all pages in a language. */
export function socialPages(content: Content): SocialPage[] {
  return (Object.keys(routes) as PageName[]).map((page) => socialPage(page, content));
}
