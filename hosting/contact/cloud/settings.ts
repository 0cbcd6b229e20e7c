import { z } from 'zod';
import { mainLanguage } from '../../../src/config/routes.ts';
import type { MailApiConfig } from './mail-api.ts';

const addresses = z
  .string()
  .refine((list) => list.split(',').every((each) => z.email().safeParse(each.trim()).success));

/** The variables of a Worker or function, and what each takes. */
const variables = {
  SITE_ORIGIN: {
    takes: 'the origin of the site, such as https://www.example.com',
    schema: z.url().refine((value) => URL.parse(value)?.origin === value),
  },
  MAIL_API_KEY: { takes: 'the key of your mail API, set as a secret', schema: z.string().min(1) },
  MAIL_API_URL: {
    takes: "an https address that takes Resend's format, or nothing for Resend",
    schema: z.url().optional(),
  },
  MAIL_FROM: {
    takes: 'an e-mail address that your mail API may send from',
    schema: z.email(),
  },
  MAIL_TO: {
    takes: 'the e-mail address that receives messages, or several with commas between them',
    schema: addresses,
  },
  CONTACT_LANGUAGES: {
    takes: 'the languages of the site with commas between them, such as en,id',
    schema: z
      .string()
      .default(mainLanguage)
      .transform((list) => list.split(',').map((code) => code.trim()))
      .refine((codes) => codes.every((code) => /^[a-z]{2,3}(-[a-z0-9]{2,8})?$/.test(code))),
  },
  CONTACT_RETENTION_DAYS: {
    takes: 'the days for which a delivered message is kept, from 1 to 3650',
    schema: z
      .string()
      .default('30')
      .transform(Number)
      .refine((days) => Number.isInteger(days) && days >= 1 && days <= 3650),
  },
};

export interface CloudSettings extends MailApiConfig {
  /** In other languages, forms without JavaScript are answered in English. */
  CONTACT_LANGUAGES: string[];
  CONTACT_RETENTION_DAYS: number;
}

/**
 * Reads the variables of a Worker or function.
 * @throws {Error} on the first that is missing or invalid.
 */
export function readCloudSettings(environment: Readonly<Record<string, unknown>>): CloudSettings {
  const entries = Object.entries(variables).map(([name, { takes, schema }]) => {
    const given = environment[name] || undefined;
    const parsed = schema.safeParse(given);
    if (parsed.success) return [name, parsed.data];
    // A key must not get into a log.
    const shown = name === 'MAIL_API_KEY' ? 'not valid' : JSON.stringify(given);
    throw new Error(`${name} is ${given === undefined ? 'not set' : shown}; it takes ${takes}.`);
  });
  return Object.fromEntries(entries) as unknown as CloudSettings;
}
