import { z } from 'zod';
import { loadEnvFile } from '../../src/config/env-file.ts';
import { SettingError } from '../../src/config/settings.ts';

/** A setting that may be empty, with what it takes. */
const setting = (pattern: RegExp, takes: string) => z.string().regex(pattern, takes).optional();

/** Where a team's editor saves. */
const settings = z.object({
  CMS_REPOSITORY: setting(
    /^([\w.-]+\/[\w.-]+)?$/,
    'the owner and name of a GitHub repository, such as company/site',
  ),
  CMS_BRANCH: setting(/^[\w./-]*$/, 'the name of a branch; empty for a pull request for each file'),
  CMS_SIGN_IN: setting(
    /^(https:\/\/\S+)?$/,
    'the https address of a sign-in service; empty to sign in with a token',
  ),
});

export type EditorSettings = z.output<typeof settings>;

/**
 * Reads the settings from `.env` and the environment; without a repository, the editor edits this folder.
 * @throws {SettingError} on a wrong value.
 */
export function readSettings(environment = process.env): EditorSettings {
  if (environment === process.env) loadEnvFile();
  const { data, error } = settings.safeParse(environment);
  if (data) return data;
  const [{ path, message } = { path: [], message: '' }] = error.issues;
  const name = path.join('.');
  throw new SettingError(`${name} is ${JSON.stringify(environment[name])}; it takes ${message}.`);
}
