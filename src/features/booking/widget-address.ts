import { tokenColor, type Theme } from '../../brand/palette.ts';
import { productLinks } from '../../config/product-links.ts';
import { mainLanguage } from '../../config/routes.ts';
import { loadSettings } from '../../config/settings.ts';

/** The address of the booking widget in a theme, with the brand color of that theme. */
export function widgetAddress(theme: Theme, language: string): string {
  const query = new URLSearchParams({
    propertyid: loadSettings().propertyId,
    theme,
    primaryColor: tokenColor('brand', theme),
    compact: 'false',
    showPropertyInfo: 'true',
    ...(language !== mainLanguage && { lang: language }),
  });
  return `${productLinks().bookingWidget}?${query}`;
}
