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
