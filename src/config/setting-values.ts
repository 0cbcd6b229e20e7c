import { z } from 'zod';

/** Names of the local machine, the only host for which plain HTTP is safe. */
const ownMachine = ['localhost', '127.0.0.1', '[::1]'];

function isWebUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && ownMachine.includes(hostname));
}

export const origin = z
  .string()
  .refine((value) => isWebUrl(value) && new URL(value).href === `${new URL(value).origin}/`)
  .transform((value) => new URL(value).origin);

const url = z.string().refine(isWebUrl);

/** Accepts an empty value as null. */
export function optional<Output>(schema: z.ZodType<Output, string>) {
  return z.union([z.literal('').transform(() => null), schema]);
}

export const optionalUrl = optional(url);
