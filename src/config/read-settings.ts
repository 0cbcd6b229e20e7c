import { z } from 'zod';

/** Thrown for invalid settings. The message says what each of them takes. */
export class SettingError extends Error {
  override name = 'SettingError';
}

/**
 * Reads settings from an environment, and fills in defaults. The description of a setting says what it takes.
 * @throws {SettingError} naming every invalid setting, without its value, which may contain a password.
 */
export function readSettings<Shape extends Record<string, z.ZodType>>(
  settings: z.ZodObject<Shape>,
  environment: Readonly<Record<string, string | undefined>>,
): z.output<z.ZodObject<Shape>> {
  const result = settings.safeParse(environment, {
    error: ({ path }) => `It takes ${settings.shape[String(path?.[0])]?.description}.`,
  });
  if (result.success) return result.data;
  throw new SettingError(z.prettifyError(result.error));
}

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
