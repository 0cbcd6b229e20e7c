import { existsSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { readSettings, SettingError, optional, optionalUrl, origin } from './read-settings.ts';
import { contactServicePath } from './routes.ts';
import { findEncodingProblem, readText } from './read-text.ts';

/** Made-up values that every company must replace, here or in the environment. */
export const placeholders = {
  SITE_ORIGIN: 'https://www.tamuloka.example',
  PRODUCT_ORIGIN: 'https://app.tamuloka.example',
  CONTACT_ENDPOINT: '',
  WIDGET_PROPERTY_ID: 'villa-sawah',
};

const takesOrigin =
  'an https origin without a path, such as https://www.example.com, or an http one on localhost';
const takesUrl =
  'a full https address, such as https://www.example.com/path, or an http one on localhost';
const takesOptionalUrl = `${takesUrl}, or nothing`;
const takesProductUrl = `${takesUrl}; empty for the page on PRODUCT_ORIGIN`;

/**
 * Every environment variable that the site reads, with what it takes. Change a default here, or set the variable at
 * build time, in the shell or in `.env`.
 */
export const settings = z
  .object({
    SITE_ORIGIN: origin.prefault(placeholders.SITE_ORIGIN).describe(takesOrigin),
    PRODUCT_ORIGIN: origin.prefault(placeholders.PRODUCT_ORIGIN).describe(takesOrigin),
    CONTACT_ENDPOINT: optionalUrl
      .prefault(placeholders.CONTACT_ENDPOINT)
      .describe(takesOptionalUrl),
    CONTACT: optional(z.literal('service'))
      .prefault('')
      .describe(
        'service for the contact service in packages/contact-service, or nothing (to try it: CONTACT=local npm start)',
      ),
    PREVIEW: optional(z.literal('1'))
      .prefault('')
      .describe('1 to build a site with samples, which says so on every page, or nothing'),
    STATUS_URL: optionalUrl.prefault('').describe(takesOptionalUrl),
    ANALYTICS_URL: optionalUrl.prefault('').describe(takesOptionalUrl),
    UPDATES_URL: optionalUrl.prefault('').describe(takesProductUrl),
    HELP_CENTER_URL: optionalUrl.prefault('').describe(takesProductUrl),
    DOCUMENTATION_URL: optionalUrl.prefault('').describe(takesProductUrl),
    API_URL: optionalUrl.prefault('').describe(takesProductUrl),
    STATUS_PAGE_URL: optionalUrl.prefault('').describe(takesProductUrl),
    WIDGET_PROPERTY_ID: z
      .string()
      .regex(/^[\w-]{1,100}$/)
      .prefault(placeholders.WIDGET_PROPERTY_ID)
      .describe("a property's id on the product host: letters, digits, hyphens and underscores"),
  })
  .refine(({ SITE_ORIGIN, PRODUCT_ORIGIN }) => SITE_ORIGIN !== PRODUCT_ORIGIN, {
    path: ['PRODUCT_ORIGIN'],
    error:
      'It takes another origin than SITE_ORIGIN: on the same origin, scripts in the booking frame could escape its sandbox.',
  })
  .refine(({ CONTACT, CONTACT_ENDPOINT }) => CONTACT === null || CONTACT_ENDPOINT === null, {
    path: ['CONTACT_ENDPOINT'],
    error: 'CONTACT=service has its own endpoint; leave CONTACT or CONTACT_ENDPOINT out.',
  });

export type SettingName = keyof typeof settings.shape;

/** Environment variables by name, such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment and, if there is one, the `.env` file. Variables in the environment take precedence.
 * @throws {SettingError} if the file is not UTF-8, because its variables would be ignored.
 */
export function readEnvironment(file = '.env'): Environment {
  const text = existsSync(file) ? readText(file) : '';
  const problem = findEncodingProblem(text);
  if (problem) throw new SettingError(`${file}: ${problem}`);
  return { ...parseEnv(text), ...process.env };
}

function parseSettings(environment: Environment) {
  const values = readSettings(settings, environment);
  const { SITE_ORIGIN: siteOrigin, PRODUCT_ORIGIN: productOrigin } = values;
  const hasContactService = values.CONTACT !== null;
  return {
    /** Origin of this site, without a trailing slash. */
    siteOrigin,
    /** Origin of the product: sign-up, demo scheduling and the booking widget live there. */
    productOrigin,
    /** The address that the contact form sends messages to; `null` (the default) if it sends none. */
    contactEndpoint: hasContactService
      ? `${siteOrigin}${contactServicePath}`
      : values.CONTACT_ENDPOINT,
    /** Whether messages go to the contact service that comes with the site (packages/contact-service). */
    hasContactService,
    /** Whether a site with samples is built as a preview. */
    isPreview: values.PREVIEW !== null,
    /** The JSON for the footer's status line (src/features/status-line); `null` if there is no such line. */
    statusUrl: values.STATUS_URL,
    /** The address of the Plausible server that counts visits; `null` (the default) if visits are not counted. */
    analyticsUrl: values.ANALYTICS_URL,
    /** The id of the property in the booking widget. */
    propertyId: values.WIDGET_PROPERTY_ID,
    /** The product's pages, which can be on other hosts. */
    productPages: {
      updates: values.UPDATES_URL ?? `${productOrigin}/updates`,
      helpCenter: values.HELP_CENTER_URL ?? `${productOrigin}/help`,
      documentation: values.DOCUMENTATION_URL ?? `${productOrigin}/docs`,
      api: values.API_URL ?? `${productOrigin}/api`,
      status: values.STATUS_PAGE_URL ?? `${productOrigin}/status`,
    },
  };
}

let loaded: ReturnType<typeof parseSettings> | undefined;

/**
 * Loads the settings, and fills in defaults. The settings from the environment are read once per process.
 * @throws {SettingError} naming each invalid value, or two settings that do not fit together.
 */
export function loadSettings(environment?: Environment): ReturnType<typeof parseSettings> {
  if (environment) return parseSettings(environment);
  return (loaded ??= parseSettings(readEnvironment()));
}
