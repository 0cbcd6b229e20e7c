import { z } from 'zod';
import { loadEnvFile } from '../../src/config/env-file.ts';
import { optional, optionalUrl } from '../../src/config/setting-values.ts';
import { SettingError } from '../../src/config/settings.ts';

const gitHosts = ['github', 'gitlab', 'gitea'] as const;

/** Settings of the content editor: what each takes, and the schema of its value. */
const settings = {
  CMS_GIT_HOST: {
    takes: `one of ${gitHosts.join(', ')}; empty to edit the files of a checkout only`,
    schema: optional(z.enum(gitHosts)),
  },
  CMS_REPOSITORY: {
    takes: 'the owner and name of the repository, such as company/site',
    schema: optional(z.string().regex(/^[\w.-]+(\/[\w.-]+)+$/)),
  },
  CMS_BRANCH: {
    takes: 'the name of the branch to edit; empty for the default branch of the repository',
    schema: optional(z.string().regex(/^[\w./-]+$/)),
  },
  CMS_API: {
    takes: 'the full https address of the API of your own Git host; empty for the public host',
    schema: optionalUrl,
  },
  CMS_SIGN_IN: {
    takes: 'the full https address of a sign-in service (OAuth); empty to sign in with a token',
    schema: optionalUrl,
  },
};

type Name = keyof typeof settings;

/** The Git host that the editor saves to. */
export interface GitHost {
  name: (typeof gitHosts)[number];
  repository: string;
  branch: string | null;
  api: string | null;
  signIn: string | null;
}

function read<SettingName extends Name>(
  name: SettingName,
  environment: NodeJS.ProcessEnv,
): z.output<(typeof settings)[SettingName]['schema']> {
  const { schema, takes } = settings[name];
  const given = environment[name] ?? '';
  const parsed = (schema as z.ZodType<unknown, string>).safeParse(given);
  if (parsed.success) return parsed.data as never;
  throw new SettingError(`${name} is ${JSON.stringify(given)}; it takes ${takes}.`);
}

/**
 * Reads where the editor saves: null without a Git host, for a checkout only.
 * @throws {SettingError} on a wrong value, and if a Git host has no repository.
 */
export function readGitHost(environment: NodeJS.ProcessEnv): GitHost | null {
  const name = read('CMS_GIT_HOST', environment);
  const repository = read('CMS_REPOSITORY', environment);
  const others = {
    branch: read('CMS_BRANCH', environment),
    api: read('CMS_API', environment),
    signIn: read('CMS_SIGN_IN', environment),
  };
  if (name === null) return null;
  if (repository === null) {
    const { takes } = settings.CMS_REPOSITORY;
    throw new SettingError(`CMS_REPOSITORY is missing; with CMS_GIT_HOST it takes ${takes}.`);
  }
  return { name, repository, ...others };
}

/** The Git host of the settings in the environment and in `.env`. */
export function gitHost(): GitHost | null {
  loadEnvFile();
  return readGitHost(process.env);
}
