export type Theme = 'light' | 'dark';

/** What the widget is told in its address. */
export interface WidgetSettings {
  propertyId: string;
  isCompact: boolean;
  hasPropertyInfo: boolean;
  /** The color of its buttons on each ground, as `#rrggbb`. */
  primaryColor: Record<Theme, string>;
}

/** Address of the booking widget as it should look in a theme. */
export function widgetAddress(widgetUrl: string, settings: WidgetSettings, theme: Theme): string {
  const query = new URLSearchParams({
    propertyid: settings.propertyId,
    theme,
    primaryColor: settings.primaryColor[theme],
    compact: String(settings.isCompact),
    showPropertyInfo: String(settings.hasPropertyInfo),
  });
  return `${widgetUrl}?${query}`;
}
