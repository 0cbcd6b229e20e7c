import { z } from 'zod';

/** Thrown for settings that are not valid; the message has what each of them takes. */
export class SettingError extends Error {
  override name = 'SettingError';
}

/**
 * Reads settings from an environment, defaults filled in. The description of a setting says what it takes.
 * @throws {SettingError} naming every setting that is not valid, without its value, which may have a password in it.
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
