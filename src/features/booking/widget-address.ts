import { productLinks } from '../../config/product-links.ts';
import { mainLanguage } from '../../config/routes.ts';
import { loadSettings } from '../../config/settings.ts';

/** The colors that visitors can try, by their names in the content. White text is readable on all of them. */
export const widgetColors = {
  green: '#1D5A43',
  blue: '#1F6F8B',
  clay: '#A83F24',
  plum: '#6A3F6B',
} as const;

/** The address of the booking widget as it is first loaded. */
export function widgetAddress(language: string): string {
  const query = new URLSearchParams({
    propertyid: loadSettings().propertyId,
    theme: 'light',
    primaryColor: widgetColors.green,
    compact: 'false',
    showPropertyInfo: 'true',
    ...(language !== mainLanguage && { lang: language }),
  });
  return `${productLinks().bookingWidget}?${query}`;
}
