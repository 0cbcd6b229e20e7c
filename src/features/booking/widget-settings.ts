import { mainLanguage } from '../../config/routes.ts';
import { bookingWidget } from '../../config/site.ts';
import { tokenColor } from '../../styles/token-color.ts';
import type { WidgetSettings } from './widget-address.ts';

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
