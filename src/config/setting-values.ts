import { z } from 'zod';
import { setting } from './read-values.ts';

/** Names of the local machine, the only host to which plain HTTP cannot be intercepted. */
const ownMachine = ['localhost', '127.0.0.1', '[::1]'];

function isWebUrl(value: string): boolean {
  const url = URL.parse(value);
  if (url?.protocol === 'http:') return ownMachine.includes(url.hostname);
  return url?.protocol === 'https:';
}

export const origin = z
  .string()
  .refine((value) => isWebUrl(value) && new URL(value).href === `${new URL(value).origin}/`)
  .transform((value) => new URL(value).origin);

const url = z.string().refine(isWebUrl);

/** A whole number, with at most seven digits. */
export const count = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max);

export const yesOrNo = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Accepts an empty value as null. */
export function optional<Output>(schema: z.ZodType<Output, string>) {
  return z.union([z.literal('').transform(() => null), schema]);
}

export const optionalUrl = optional(url);
/** A URL in an HTTP header, without the characters that would end it there. */
export const optionalReportUrl = optional(url.refine((value) => /^[^\s;,"'$]*$/.test(value)));
export const optionalHexColor = optional(z.string().regex(/^#[0-9a-f]{6}$/i));
export const optionalLogFile = optional(z.string().regex(/^(\/[\w.-]+)+$/));

/** The port on which the contact service listens, and on which nginx reaches it. */
export const contactPort = setting(
  '8787',
  'a port of the server, from 1 to 65535',
  count(1, 65_535),
);

/** The days for which the contact service keeps a delivered message, which the privacy policy promises. */
export const contactRetentionDays = setting(
  '30',
  'a number of days from 1 to 3650',
  count(1, 3650),
);
