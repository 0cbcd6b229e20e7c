import { mainLanguage } from './routes.ts';
import { loadSettings } from './settings.ts';

/** The pages of the product that this site links to. On the product's host, links include the visitor's language. */
export function getProductLinks(language: string = mainLanguage) {
  const { productOrigin, productPages, propertyId } = loadSettings();
  const inLanguage = (address: string) => {
    const url = new URL(address, productOrigin);
    if (language === mainLanguage || url.origin !== productOrigin) return url.href;
    url.searchParams.set('lang', language);
    return url.href;
  };
  return {
    updates: inLanguage(productPages.updates),
    helpCenter: inLanguage(productPages.helpCenter),
    documentation: inLanguage(productPages.documentation),
    api: inLanguage(productPages.api),
    status: inLanguage(productPages.status),
    auth: inLanguage('/auth'),
    demo: inLanguage('/demo'),
    /** The booking page of the property in the widget, for a new tab. */
    bookingPage: inLanguage(`/widget/booking?propertyid=${propertyId}`),
    bookingWidget: `${productOrigin}/widget/booking`,
  };
}
