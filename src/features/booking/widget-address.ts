import type { Theme } from '../../browser/theme.ts';
import { mainLanguage } from '../../config/routes.ts';
import { bookingWidget, productLinks } from '../../config/site.ts';
import { tokenColor } from '../../brand/palette.ts';

/** The address of the booking widget: the operator's settings, with the brand color by default. */
export function widgetAddress(theme: Theme, language: string): string {
  const { propertyId, isCompact, hasPropertyInfo, primaryColor } = bookingWidget;
  const query = new URLSearchParams({
    propertyid: propertyId,
    theme,
    primaryColor: primaryColor[theme] ?? tokenColor('brand', theme),
    compact: String(isCompact),
    showPropertyInfo: String(hasPropertyInfo),
    ...(language !== mainLanguage && { lang: language }),
  });
  return `${productLinks.bookingWidget}?${query}`;
}
