import { z } from 'zod';
import { readEnvironment } from '../../src/config/settings.ts';
import { readValues, setting, type ValuesOf } from '../../src/config/read-values.ts';

/** Where a team's editor saves. */
const settings = {
  CMS_REPOSITORY: setting(
    '',
    'the owner and name of a GitHub repository, such as company/site',
    z.string().regex(/^([\w.-]+\/[\w.-]+)?$/),
  ),
  CMS_BRANCH: setting(
    '',
    'the name of a branch; empty for a pull request for each file',
    z.string().regex(/^[\w./-]*$/),
  ),
  CMS_SIGN_IN: setting(
    '',
    'the https address of a sign-in service; empty to sign in with a token',
    z.string().regex(/^(https:\/\/\S+)?$/),
  ),
};

export type EditorSettings = Partial<ValuesOf<typeof settings>>;

/**
 * Reads the settings from `.env` and the environment; without a repository, the editor edits this folder.
 * @throws {SettingError} on a wrong value.
 */
export function readSettings(environment = readEnvironment()): EditorSettings {
  return readValues(settings, environment);
}
