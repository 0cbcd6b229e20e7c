import { mainLanguage } from './routes.ts';
import { loadSettings } from './settings.ts';

/** The pages of the product that this site links to; sign-up, demo and booking page know the visitor's language. */
export function productLinks(language: string = mainLanguage) {
  const { productOrigin, productPages, propertyId } = loadSettings();
  const inLanguage = (path: string) => {
    const url = new URL(path, productOrigin);
    if (language !== mainLanguage) url.searchParams.set('lang', language);
    return url.href;
  };
  return {
    ...productPages,
    auth: inLanguage('/auth'),
    demo: inLanguage('/demo'),
    /** The property of the widget in a separate tab. */
    bookingPage: inLanguage(`/widget/booking?propertyid=${propertyId}`),
    bookingWidget: `${productOrigin}/widget/booking`,
  };
}
