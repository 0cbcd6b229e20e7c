import { z } from 'zod';
import { contactServicePath } from './contact-paths.ts';
import { setting, SettingError, readValues, type Setting, type ValuesOf } from './read-values.ts';
import { optional, optionalHexColor, optionalUrl, origin, yesOrNo } from './setting-values.ts';

/**
 * A setting with a made-up default. The operator sets the real value in the environment, or writes it
 * here and replaces `placeholder` with `setting`.
 */
function placeholder<Output>(...parts: Parameters<typeof setting<Output>>) {
  return { ...setting(...parts), isPlaceholder: true };
}

const takesOrigin =
  'an https origin without a path, such as https://www.example.com, or an http one on localhost';
const takesUrl =
  'a full https address, such as https://www.example.com/path, or an http one on localhost';
const takesOptionalUrl = `${takesUrl}, or nothing`;
const takesHexColor = "a color such as #336699; empty for the site's own (brand/palette.css)";
const takesYesOrNo = 'true or false';
const takesContact =
  'service for the contact service in packages/contact-service, or nothing (to try it: CONTACT=local npm start)';
const takesProductUrl = `${takesUrl}; empty for the page on PRODUCT_ORIGIN`;

/**
 * Every environment variable that the site reads. Change a default here, or set the variable at build
 * time, in the shell or in `.env`.
 */
export const settings = {
  SITE_ORIGIN: placeholder('https://www.tamuloka.example', takesOrigin, origin),
  PRODUCT_ORIGIN: placeholder('https://app.tamuloka.example', takesOrigin, origin),
  CONTACT_ENDPOINT: placeholder('', takesOptionalUrl, optionalUrl),
  CONTACT: setting('', takesContact, optional(z.literal('service'))),
  STATUS_URL: setting('', takesOptionalUrl, optionalUrl),
  ANALYTICS_URL: setting('', takesOptionalUrl, optionalUrl),
  UPDATES_URL: setting('', takesProductUrl, optionalUrl),
  HELP_CENTER_URL: setting('', takesProductUrl, optionalUrl),
  DOCUMENTATION_URL: setting('', takesProductUrl, optionalUrl),
  API_URL: setting('', takesProductUrl, optionalUrl),
  STATUS_PAGE_URL: setting('', takesProductUrl, optionalUrl),
  WIDGET_PROPERTY_ID: placeholder(
    'villa-sawah',
    "a property's id on the product host: letters, digits, hyphens and underscores",
    z.string().regex(/^[\w-]{1,100}$/),
  ),
  WIDGET_COMPACT: setting('false', takesYesOrNo, yesOrNo),
  WIDGET_SHOW_PROPERTY_INFO: setting('true', takesYesOrNo, yesOrNo),
  WIDGET_PRIMARY_COLOR_LIGHT: setting('', takesHexColor, optionalHexColor),
  WIDGET_PRIMARY_COLOR_DARK: setting('', takesHexColor, optionalHexColor),
} satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;
type Settings = ValuesOf<typeof settings>;

/** Whether a setting still has its made-up default. */
export function isPlaceholder(name: SettingName, value: unknown): boolean {
  const wanted: Setting = settings[name];
  return 'isPlaceholder' in wanted && (value ?? '') === wanted.default;
}

/**
 * The booking frame's sandbox allows scripts and same-origin access. If the frame had the site's origin,
 * it could reach into the page and remove its own sandbox.
 */
function checkOrigins({ SITE_ORIGIN, PRODUCT_ORIGIN }: Settings): void {
  if (SITE_ORIGIN !== PRODUCT_ORIGIN) return;
  throw new SettingError(
    `PRODUCT_ORIGIN is "${PRODUCT_ORIGIN}", the same as SITE_ORIGIN; it takes another origin, so that the booking frame cannot leave its sandbox.`,
  );
}

/** The contact service has its own endpoint, on the site's origin. */
function useContactService(read: Settings): void {
  if (read.CONTACT === null) return;
  const endpoint = `${read.SITE_ORIGIN}${contactServicePath}`;
  if (read.CONTACT_ENDPOINT !== null && read.CONTACT_ENDPOINT !== endpoint) {
    throw new SettingError(
      `CONTACT_ENDPOINT is "${read.CONTACT_ENDPOINT}", but CONTACT=service has its own endpoint; leave one of the two out.`,
    );
  }
  read.CONTACT_ENDPOINT = endpoint;
}

/**
 * Reads all settings from an environment, defaults filled in.
 * @throws {SettingError} on the first invalid value, and if two settings do not fit together.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const read = readValues(settings, environment);
  checkOrigins(read);
  useContactService(read);
  return read;
}
