import { z } from 'zod';

/** A variable of the service: its default, or none if it must be set, and its valid values. */
interface Variable<Output = unknown> {
  default?: string;
  takes: string;
  schema: z.ZodType<Output, string>;
}

const count = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max);

const localHosts = ['localhost', '127.0.0.1', '[::1]'];

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  if (url === null || url.origin !== value) return false;
  return (
    url.protocol === 'https:' || (url.protocol === 'http:' && localHosts.includes(url.hostname))
  );
}

function isSmtpUrl(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
}

/** Every environment variable that the service reads. */
export const variables = {
  SITE_ORIGIN: {
    takes: 'the origin of the site, such as https://www.example.com',
    schema: z.string().refine(isOrigin),
  },
  SMTP_URL: {
    takes: 'the mail server, such as smtp://user:password@mail.example.com:587 or smtps://…:465',
    schema: z.string().refine(isSmtpUrl),
  },
  MAIL_FROM: {
    takes: 'the e-mail address that messages are sent from, such as website@example.com',
    schema: z.email(),
  },
  MAIL_TO: {
    takes: 'the e-mail address that receives messages, or several with commas between them',
    schema: z
      .string()
      .transform((list) => list.split(',').map((address) => address.trim()))
      .pipe(z.array(z.email())),
  },
  CONTACT_LANGUAGES: {
    default: 'en',
    takes: 'the languages of the site with commas between them, such as en,id',
    schema: z
      .string()
      .regex(/^[a-z]{2,3}(,[a-z]{2,3})*$/)
      .transform((list) => list.split(',')),
  },
  CONTACT_DATABASE: {
    default: 'contact.sqlite',
    takes: 'the path of the database file, in a folder that exists',
    schema: z.string().min(1),
  },
  CONTACT_LISTEN: {
    default: '127.0.0.1:8787',
    takes: 'an address and a port to listen on, such as 127.0.0.1:8787',
    schema: z
      .string()
      .regex(/^[\w.:[\]-]+:\d{1,5}$/)
      .refine((value) => Number(/\d+$/.exec(value)?.[0]) < 65_536)
      .transform((value) => {
        const [, host = '', port] = /^(.*):(\d+)$/.exec(value) ?? [];
        return { host: host.replaceAll(/[[\]]/g, ''), port: Number(port) };
      }),
  },
  CONTACT_CLIENT_HEADER: {
    default: '',
    takes:
      "the header in which your proxy sends the visitor's address, such as X-Real-IP, or nothing",
    schema: z
      .string()
      .regex(/^[\w-]*$/)
      .transform((name) => name.toLowerCase()),
  },
  CONTACT_RETENTION_DAYS: {
    default: '30',
    takes: 'the days for which a delivered message is kept, from 1 to 3650',
    schema: count(1, 3650),
  },
  CONTACT_BURST: {
    default: '5',
    takes: 'how many messages one address may send at once, from 1 to 1000000',
    schema: count(1, 1_000_000),
  },
  CONTACT_PER_HOUR: {
    default: '20',
    takes: 'how many messages one address may send per hour after that, from 1 to 1000000',
    schema: count(1, 1_000_000),
  },
} satisfies Record<string, Variable>;

type Name = keyof typeof variables;
export type ServiceConfig = { [Key in Name]: z.output<(typeof variables)[Key]['schema']> };

/** Thrown for an invalid variable; the message has its name, its value and the valid values. */
export class ConfigError extends Error {
  override name = 'UserError';
}

/** A value for an error message, without the password that a URL may contain. */
const shown = (value: string) => JSON.stringify(value.replace(/:[^:@]*@/, ':…@'));

/**
 * Reads some variables of an environment; an empty one counts as not set.
 * @throws {ConfigError} on the first that is missing or invalid.
 */
export function readConfig<Wanted extends Name = Name>(
  environment: Readonly<Record<string, string | undefined>>,
  names = Object.keys(variables) as Wanted[],
): Pick<ServiceConfig, Wanted> {
  const entries = names.map((name) => {
    const { default: fallback, takes, schema }: Variable = variables[name];
    const given = environment[name] || fallback;
    if (given === undefined) throw new ConfigError(`${name} is not set; it takes ${takes}.`);
    const parsed = schema.safeParse(given);
    if (parsed.success) return [name, parsed.data];
    throw new ConfigError(`${name} is ${shown(given)}; it takes ${takes}.`);
  });
  return Object.fromEntries(entries) as Pick<ServiceConfig, Wanted>;
}
