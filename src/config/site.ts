import { loadEnvFile } from './env-file.ts';
import { isStandIn, readSettings, type SettingName } from './settings.ts';

loadEnvFile();

const set = readSettings(process.env);

/** Who the site speaks for. Everything that says the company's name, mail or address reads this. */
export const brand = {
  name: set.BRAND_NAME,
  tagline: set.BRAND_TAGLINE,
  markFile: set.BRAND_MARK,
  mail: set.BRAND_MAIL,
  phone: set.BRAND_PHONE,
  phoneHref: `tel:${set.BRAND_PHONE.replaceAll(/[^+\d]/g, '')}`,
  address: set.BRAND_ADDRESS,
  social: {
    instagram: set.SOCIAL_INSTAGRAM,
    facebook: set.SOCIAL_FACEBOOK,
    youtube: set.SOCIAL_YOUTUBE,
    x: set.SOCIAL_X,
  },
};

const isKnown = (name: SettingName) => !isStandIn(name, set[name]);

const socialNames = ['SOCIAL_INSTAGRAM', 'SOCIAL_FACEBOOK', 'SOCIAL_YOUTUBE', 'SOCIAL_X'] as const;
const knownProfiles = socialNames.filter(isKnown).map((name) => set[name]);

/**
 * How the company can be reached, as far as an operator has said so: what machines are told as a
 * fact leaves out the stand-ins of a site as shipped.
 */
export const knownContact = {
  ...(isKnown('BRAND_MAIL') && { email: brand.mail }),
  ...(isKnown('BRAND_PHONE') && { telephone: brand.phone }),
  ...(isKnown('BRAND_ADDRESS') && { address: brand.address }),
  ...(knownProfiles.length > 0 && { sameAs: knownProfiles }),
};

export type SocialNetwork = keyof typeof brand.social;

/** The date of the build, or the fixed one that makes the same files on another day. */
export const buildDate = new Date(
  set.SOURCE_DATE_EPOCH === null ? Date.now() : set.SOURCE_DATE_EPOCH * 1000,
);

/** Origin of this site, without a trailing slash. */
export const siteOrigin = set.SITE_ORIGIN;

/** Origin of the product: sign-up, demo scheduling and the booking widget live there. */
export const productOrigin = set.PRODUCT_ORIGIN;

/** Where the contact form delivers, or `null`: then it sends nothing, as shipped. */
export const contactEndpoint = set.CONTACT_ENDPOINT;

/** What the footer's status line reads (src/features/status-line/service-status.ts), or `null`: then there is none. */
export const statusUrl = set.STATUS_URL;

/** Where browsers report what the content security policy stopped, or `null` if they do not. */
export const cspReportUrl = set.CSP_REPORT_URL;

/** How many requests from one IP address nginx handles at the same time; 0 for no limit. */
export const requestsPerClient = set.REQUESTS_PER_CLIENT;

/** Pages on the product's host that this site links to. */
export const productLinks = {
  auth: `${productOrigin}/auth`,
  demo: `${productOrigin}/demo`,
  bookingWidget: `${productOrigin}/widget/booking`,
  /** The same property in a tab of its own, in the widget's own look. */
  bookingPage: `${productOrigin}/widget/booking?propertyid=${set.WIDGET_PROPERTY_ID}`,
  updates: set.UPDATES_URL ?? `${productOrigin}/updates`,
  helpCenter: set.HELP_CENTER_URL ?? `${productOrigin}/help`,
  documentation: set.DOCUMENTATION_URL ?? `${productOrigin}/docs`,
  api: set.API_URL ?? `${productOrigin}/api`,
  status: set.STATUS_PAGE_URL ?? `${productOrigin}/status`,
};

/** What the booking widget in the landing page's frame is told. Its words are in `home.yaml`. */
export const bookingWidget = {
  propertyId: set.WIDGET_PROPERTY_ID,
  isCompact: set.WIDGET_COMPACT,
  hasPropertyInfo: set.WIDGET_SHOW_PROPERTY_INFO,
  /** Where there is none, it takes the site's brand color. */
  primaryColor: { light: set.WIDGET_PRIMARY_COLOR_LIGHT, dark: set.WIDGET_PRIMARY_COLOR_DARK },
};
