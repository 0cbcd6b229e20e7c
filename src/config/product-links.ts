import { mainLanguage } from './routes.ts';
import { loadSettings } from './settings.ts';

/** The pages of the product that this site links to. On the product's host, links include the visitor's language. */
export function getProductLinks(language: string = mainLanguage) {
  const { productOrigin, productPages, propertyId } = loadSettings();
  const pages = {
    ...productPages,
    auth: '/auth',
    demo: '/demo',
    /** The booking page of the property, which is also in the booking widget's frame. */
    bookingPage: `/widget/booking?propertyid=${propertyId}`,
  };
  const links = Object.entries(pages).map(([name, address]) => {
    const url = new URL(address, productOrigin);
    if (language !== mainLanguage && url.origin === productOrigin)
      url.searchParams.set('lang', language);
    return [name, url.href];
  });
  return Object.fromEntries(links) as typeof pages;
}
