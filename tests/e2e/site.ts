import { properties, villaSawah } from '../../mock-product/properties.ts';
import { routes, type Route } from '../../src/config/routes.ts';
import { bookingWidget } from '../../src/config/site.ts';
import { content, landingSections } from '../../src/content/content.ts';

const { pages, legal } = content;

/** The h1 of every page, by its route. */
export const headings: Record<Route, string> = {
  [routes.home]: pages.home.hero.heading,
  [routes.integrations]: pages.integrations.intro.heading,
  [routes.about]: pages.about.intro.heading,
  [routes.careers]: pages.careers.intro.heading,
  [routes.investors]: pages.investors.intro.heading,
  [routes.contact]: pages.contact.intro.heading,
  [routes.privacyPolicy]: legal.privacyPolicy.title,
  [routes.termsOfService]: legal.termsOfService.title,
  [routes.cookies]: legal.cookies.title,
  [routes.accessibility]: legal.accessibility.title,
  [routes.login]: pages.login.intro.heading,
};

export const allRoutes = Object.values(routes);

/** Sections that the header links to, in its order. */
export const linkedSections = (['features', 'pricing', 'testimonials'] as const).filter((id) =>
  landingSections.includes(id),
);

/** The one of them that is farthest down the page. */
export const lastLinked = linkedSections.at(-1) ?? 'features';

/** What the widget offers: the stand-in for the product's host has properties of its own. */
export const offered = (properties.get(bookingWidget.propertyId) ?? villaSawah).name;

/** An address that no page has. */
export const unknownPath = '/nope';

/** What the console says when the page itself is the 404. */
export const notFoundComplaint = /the server responded with a status of 404/;

/** What a scroll to a section leaves above it, so that the sticky header covers nothing. */
export const scrollOffsetPx = 80;
