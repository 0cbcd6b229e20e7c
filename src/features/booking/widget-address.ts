import { getProductLinks } from '../../config/product-links.ts';
import { mainLanguage } from '../../config/routes.ts';
import { loadSettings } from '../../config/settings.ts';

/** The colors that visitors can try, by their names in the content. All have enough contrast with white text. */
export const widgetColors = {
  green: '#1D5A43',
  blue: '#1F6F8B',
  clay: '#A83F24',
  plum: '#6A3F6B',
} as const;

/** The initial address of the booking widget. */
export function createWidgetAddress(language: string): string {
  const query = new URLSearchParams({
    propertyid: loadSettings().propertyId,
    theme: 'light',
    primaryColor: widgetColors.green,
    compact: 'false',
    showPropertyInfo: 'true',
    ...(language !== mainLanguage && { lang: language }),
  });
  return `${getProductLinks().bookingWidget}?${query}`;
}
