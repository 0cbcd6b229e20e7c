import { mainLanguage } from '../../config/routes.ts';
import { bookingWidget } from '../../config/site.ts';
import type { Theme } from '../../browser/theme.ts';
import { tokenColor } from '../../styles/token-color.ts';

/** Settings that the widget reads from its address. */
export interface WidgetSettings {
  propertyId: string;
  isCompact: boolean;
  hasPropertyInfo: boolean;
  /** The language of the page, if it is not English. */
  language?: string | undefined;
  /** The color of its buttons in each theme, as `#rrggbb`. */
  primaryColor: Record<Theme, string>;
}

/** The address of the booking widget in a theme. */
export function widgetAddress(widgetUrl: string, settings: WidgetSettings, theme: Theme): string {
  const query = new URLSearchParams({
    propertyid: settings.propertyId,
    theme,
    primaryColor: settings.primaryColor[theme],
    compact: String(settings.isCompact),
    showPropertyInfo: String(settings.hasPropertyInfo),
    ...(settings.language && { lang: settings.language }),
  });
  return `${widgetUrl}?${query}`;
}

/** The settings of the widget on a page in a language: the operator's, with the brand color by default. */
export function widgetSettings(language: string): WidgetSettings {
  const { light, dark } = bookingWidget.primaryColor;
  return {
    ...bookingWidget,
    primaryColor: {
      light: light ?? tokenColor('brand', 'light'),
      dark: dark ?? tokenColor('brand', 'dark'),
    },
    language: language === mainLanguage ? undefined : language,
  };
}
