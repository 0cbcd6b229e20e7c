/** The path of each page. Write paths only here. */
export const routes = {
  home: '/',
  integrations: '/integrations',
  about: '/about',
  careers: '/careers',
  investors: '/investors',
  contact: '/contact',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  cookies: '/cookies',
  accessibility: '/accessibility',
  login: '/login',
} as const;

/** The name of a page that has an address. */
export type PageName = keyof typeof routes;

/** A path of this site. */
export type PagePath = `/${string}`;

/** The language of the original texts. Its addresses have no prefix. */
export const mainLanguage = 'en';

/** The path of a page in a language: `/#faq` → `/id#faq`. Addresses of other sites stay the same. */
export function localHref<Href extends string>(href: Href, language: string): Href | PagePath {
  if (language === mainLanguage || !href.startsWith('/')) return href;
  return `/${language}${href.replace(/^\/(?=[#?]|$)/, '')}`;
}

/** The path of each page in a language. */
export function getRoutes(language: string) {
  const paths = Object.entries(routes).map(([name, path]) => [name, localHref(path, language)]);
  return Object.fromEntries(paths) as Record<PageName, PagePath>;
}

/** The pages that are in menus, and that search engines list: all but the demo login. */
export const publicPages = (Object.keys(routes) as PageName[]).filter((name) => name !== 'login');

export type PublicPage = (typeof publicPages)[number];

/**
 * Ids of the landing page's sections, in page order; `contact` is the footer of every page. Links in the content can
 * lead only to these.
 */
export const sectionIds = [
  'demo',
  'features',
  'showcase',
  'pricing',
  'savings-calculator',
  'book-your-stay',
  'testimonials',
  'faq',
  'get-started',
  'contact',
] as const;

/** The id of the hidden note "opens in a new tab", which the base layout renders. */
export const newTabNoteId = 'new-tab-note';

/** Ids of other parts of pages, which no entry with an anchor can have. */
export const pageParts = [
  'main',
  'message',
  'gate-half',
  'site-menu',
  'company-menu',
  'hero-heading',
  'opening-end',
  newTabNoteId,
  'plan-table',
  'savings-calculator-result',
] as const;

export type SectionId = (typeof sectionIds)[number];

/** Link to a section of the landing page that works from every page: `/#pricing`. */
export function sectionHref(id: SectionId): `/#${SectionId}` {
  return `/#${id}`;
}

/** The parameters of the calculator in an address. It also has one for each booking site: its id. */
export const calculatorParameters = [
  'rate',
  'occupancy',
  'properties',
  'direct',
  'ota',
  'plan',
  'view',
  'billing',
] as const;

export type CalculatorParameter = (typeof calculatorParameters)[number];

/** The path of the contact service that comes with the site (packages/contact-service). */
export const contactServicePath = '/api/contact';
