import type { z } from 'zod';

/** A variable of the environment: its default (empty if there is none), its valid values in words, and their schema. */
export interface Setting<Output = unknown> {
  default: string;
  takes: string;
  schema: z.ZodType<Output, string>;
}

export function setting<Output>(
  fallback: string,
  takes: string,
  schema: z.ZodType<Output, string>,
): Setting<Output> {
  return { default: fallback, takes, schema };
}

export type ValuesOf<Settings extends Readonly<Record<string, Setting>>> = {
  [Name in keyof Settings]: z.output<Settings[Name]['schema']>;
};

/** Thrown for an invalid setting; the message has its name, its value and the valid values. */
export class SettingError extends Error {
  override name = 'SettingError';
}

/** What may be a password: from a colon to the last `@`, or to the end of an address without a host. */
const password = /(?<!^mailto):(?!\/\/)(.*(?=@)|(?<=:\/\/.*)(?!\d{1,5}(\/|$)).*)/s;

/** A value for an error message, without the password that it may contain, even if it is no URL. */
const shown = (value: string) =>
  value === '' ? 'not set' : JSON.stringify(value.replace(password, ':…'));

/**
 * Reads settings from an environment, defaults filled in.
 * @throws {SettingError} on the first invalid value.
 */
export function readValues<const Settings extends Readonly<Record<string, Setting>>>(
  settings: Settings,
  environment: Readonly<Record<string, string | undefined>>,
): ValuesOf<Settings> {
  const entries = Object.entries(settings).map(([name, { default: fallback, takes, schema }]) => {
    const given = environment[name] ?? fallback;
    const { success, data } = schema.safeParse(given);
    if (success) return [name, data];
    throw new SettingError(`${name} is ${shown(given)}; it takes ${takes}.`);
  });
  return Object.fromEntries(entries) as ValuesOf<Settings>;
}
