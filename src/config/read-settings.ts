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

/** An https address. Plain HTTP is safe only on the local machine. */
const url = z.union([
  z.url({ protocol: /^https$/ }),
  z.url({ protocol: /^http$/, hostname: /^(localhost|127\.0\.0\.1|\[::1\])$/ }),
]);

export const origin = url
  .refine((value) => new URL(value).href === `${new URL(value).origin}/`)
  .transform((value) => new URL(value).origin);

/** Accepts an empty value as null. */
export function optional<Output>(schema: z.ZodType<Output, string>) {
  return z.union([z.literal('').transform(() => null), schema]);
}

export const optionalUrl = optional(url);
