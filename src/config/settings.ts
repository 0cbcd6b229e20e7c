import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { contactServicePath } from './routes.ts';
import { setting, SettingError, readValues, type Setting } from './read-values.ts';
import { optional, optionalUrl, origin } from './setting-values.ts';

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
} satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;

/** The variables of an environment by name, such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Whether a setting still has its made-up default. */
export function isPlaceholder(name: SettingName, value: unknown): boolean {
  const wanted: Setting = settings[name];
  return 'isPlaceholder' in wanted && (value ?? '') === wanted.default;
}

/** The environment with the variables of `.env`, where there is one. Its own win. */
export function readEnvironment(): Environment {
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  return { ...file, ...process.env };
}

function readSettings(environment: Environment) {
  const values = readValues(settings, environment);
  const { SITE_ORIGIN: siteOrigin, PRODUCT_ORIGIN: productOrigin } = values;
  if (siteOrigin === productOrigin) {
    throw new SettingError(
      `PRODUCT_ORIGIN is "${productOrigin}", the same as SITE_ORIGIN; it takes another origin, so that the booking frame, which runs scripts of its origin, cannot leave its sandbox.`,
    );
  }
  const hasContactService = values.CONTACT !== null;
  if (hasContactService && values.CONTACT_ENDPOINT !== null) {
    throw new SettingError(
      `CONTACT_ENDPOINT is "${values.CONTACT_ENDPOINT}", but CONTACT=service has its own endpoint; leave one of the two out.`,
    );
  }
  return {
    /** Origin of this site, without a trailing slash. */
    siteOrigin,
    /** Origin of the product: sign-up, demo scheduling and the booking widget live there. */
    productOrigin,
    /** Where the contact form sends messages; `null` (the default) if it sends none. */
    contactEndpoint: hasContactService
      ? `${siteOrigin}${contactServicePath}`
      : values.CONTACT_ENDPOINT,
    /** Whether messages go to the contact service that comes with the site (packages/contact-service). */
    hasContactService,
    /** The source of the footer's status line (src/features/status-line); `null` if there is no such line. */
    statusUrl: values.STATUS_URL,
    /** Address of the Plausible that counts visits; `null` (the default) if nobody does. */
    analyticsUrl: values.ANALYTICS_URL,
    /** The property in the booking widget. */
    propertyId: values.WIDGET_PROPERTY_ID,
    /** Pages of the product that can be elsewhere. */
    productPages: {
      updates: values.UPDATES_URL ?? `${productOrigin}/updates`,
      helpCenter: values.HELP_CENTER_URL ?? `${productOrigin}/help`,
      documentation: values.DOCUMENTATION_URL ?? `${productOrigin}/docs`,
      api: values.API_URL ?? `${productOrigin}/api`,
      status: values.STATUS_PAGE_URL ?? `${productOrigin}/status`,
    },
  };
}

let loaded: ReturnType<typeof readSettings> | undefined;

/**
 * The settings, defaults filled in; those of this process are read once.
 * @throws {SettingError} on the first invalid value, and if two settings do not fit together.
 */
export function loadSettings(environment?: Environment): ReturnType<typeof readSettings> {
  if (environment) return readSettings(environment);
  return (loaded ??= readSettings(readEnvironment()));
}
