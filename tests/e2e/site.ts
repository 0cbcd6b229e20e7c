import { properties, villaSawah } from '../../packages/mock-product/properties.ts';
import {
  allRoutes,
  content,
  landingSections,
  type PagePath,
  routes,
  sectionHref,
  type SectionId,
  unknownPath,
} from '../language.ts';
import { bookingWidget } from '../../src/config/site.ts';
import { resolveNavigation } from '../../src/content/schemas/navigation.ts';

const { pages, legal } = content;

const builtInHeadings = {
  [routes.home]: pages.home.hero.heading,
  [routes.integrations]: pages.integrations.intro.heading,
  [routes.about]: pages.about?.intro.heading,
  [routes.careers]: pages.careers?.intro.heading,
  [routes.investors]: pages.investors?.intro.heading,
  [routes.contact]: pages.contact.intro.heading,
  [routes.privacyPolicy]: legal.privacyPolicy.title,
  [routes.termsOfService]: legal.termsOfService.title,
  [routes.cookies]: legal.cookies.title,
  [routes.accessibility]: legal.accessibility?.title,
  [routes.login]: pages.login.intro.heading,
};

/** The h1 of every page, by its route. */
export const headings: Record<PagePath, string> = Object.fromEntries([
  ...Object.entries(builtInHeadings).flatMap(([route, heading]) =>
    heading === undefined ? [] : [[route, heading]],
  ),
  ...content.customPages.map(({ route, title }) => [route, title]),
]);

export { allRoutes, unknownPath };

/** The links of the header and the footer, with their words and addresses. */
export const navigation = resolveNavigation(content);

/** An entry that a test needs the content to have. */
function needed<Entry>(entry: Entry | undefined, what: string): Entry {
  if (entry === undefined) throw new Error(`The content has no ${what}.`);
  return entry;
}

const isPage = ({ href }: { href: string }) => allRoutes.some((route) => route === href);
const companyPages = navigation.company.filter(isPage);

/** The first and last page of this site in the Company menu, and the last link there. */
export const firstOfCompany = needed(companyPages[0], 'page in the Company menu');
export const lastPageOfCompany = needed(companyPages.at(-1), 'page in the Company menu');
export const lastOfCompany = needed(navigation.company.at(-1), 'link in the Company menu');

/** A page that the header links to, and another one that the footer links to. */
export const linkedPage = needed(navigation.header.find(isPage), 'page in the header');
export const firstOfFooter = needed(
  navigation.footer
    .flatMap(({ links }) => links)
    .find((link) => isPage(link) && link.href !== linkedPage.href),
  'page in the footer that the header has not',
);

/** A section that the header links to, with the link's text. */
interface LinkedSection {
  id: SectionId;
  label: string;
}

const linked = landingSections.flatMap((id): LinkedSection[] => {
  const link = navigation.header.find(({ href }) => href === sectionHref(id));
  return link ? [{ id, label: link.label }] : [];
});

/** Of the sections that the header links to, the first and the last on the landing page. */
export const firstLinked = needed(linked[0], 'section in the header');
export const lastLinked = needed(linked.at(-1), 'section in the header');

/** The property that the widget offers; the mock product server has its own list. */
export const offered = (properties.get(bookingWidget.propertyId) ?? villaSawah).name;

/** The console error when the page itself is a 404. */
export const notFoundError = /the server responded with a status of 404/;

/** The distance that a scroll to a section leaves above it, so that the sticky header covers nothing. */
export const scrollOffsetPx = 80;
