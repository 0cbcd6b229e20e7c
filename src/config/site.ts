import { loadEnvFile } from './env-file.ts';
import { mainLanguage } from './routes.ts';
import { isPlaceholder, readSettings, type SettingName } from './settings.ts';

loadEnvFile();

const values = readSettings(process.env);

/** Whether a setting still has its made-up value. */
export const hasPlaceholders = (Object.keys(values) as SettingName[]).some((name) =>
  isPlaceholder(name, values[name]),
);

/** The date of the build. */
export const buildDate = new Date();

/** Origin of this site, without a trailing slash. */
export const siteOrigin = values.SITE_ORIGIN;

/** Origin of the product: sign-up, demo scheduling and the booking widget live there. */
export const productOrigin = values.PRODUCT_ORIGIN;

/** Where the contact form sends messages; `null` (the default) if it sends none. */
export const contactEndpoint = values.CONTACT_ENDPOINT;

/** Whether messages go to the contact service that comes with the site (packages/contact-service). */
export const hasContactService = values.CONTACT !== null;

/** The source of the footer's status line (src/features/status-line); `null` if there is no such line. */
export const statusUrl = values.STATUS_URL;

/** Address of the Plausible that counts visits; `null` (the default) if nobody does. */
export const analyticsUrl = values.ANALYTICS_URL;

/** Pages on the product's host that this site links to. */
export const productLinks = {
  auth: `${productOrigin}/auth`,
  demo: `${productOrigin}/demo`,
  bookingWidget: `${productOrigin}/widget/booking`,
  /** The same property in a separate tab, with the widget's default look. */
  bookingPage: `${productOrigin}/widget/booking?propertyid=${values.WIDGET_PROPERTY_ID}`,
  updates: values.UPDATES_URL ?? `${productOrigin}/updates`,
  helpCenter: values.HELP_CENTER_URL ?? `${productOrigin}/help`,
  documentation: values.DOCUMENTATION_URL ?? `${productOrigin}/docs`,
  api: values.API_URL ?? `${productOrigin}/api`,
  status: values.STATUS_PAGE_URL ?? `${productOrigin}/status`,
};

/** The same for visitors of another language: sign-up, demo and booking page are told it. */
export function productLinksIn(language: string = mainLanguage): typeof productLinks {
  if (language === mainLanguage) return productLinks;
  const inLanguage = (address: string) => {
    const url = new URL(address);
    url.searchParams.set('lang', language);
    return url.href;
  };
  return {
    ...productLinks,
    auth: inLanguage(productLinks.auth),
    demo: inLanguage(productLinks.demo),
    bookingPage: inLanguage(productLinks.bookingPage),
  };
}

/** Parameters of the booking widget on the landing page. */
export const bookingWidget = {
  propertyId: values.WIDGET_PROPERTY_ID,
  isCompact: values.WIDGET_COMPACT,
  hasPropertyInfo: values.WIDGET_SHOW_PROPERTY_INFO,
  /** `null` for the site's brand color. */
  primaryColor: {
    light: values.WIDGET_PRIMARY_COLOR_LIGHT,
    dark: values.WIDGET_PRIMARY_COLOR_DARK,
  },
};
