import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { isPlaceholder, settings, type SettingName } from '../../src/config/settings.ts';
import type { ReleaseProblem } from './problem.ts';
import { findHostProblem } from './host-problem.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings that only programs on the server use. */
const internal: ReadonlySet<string> = new Set(['CONTACT_SERVICE_ADDRESS']);

/** Where a setting's value was given. */
function sourceOf(name: string, environment: Environment, inFile: Environment): string {
  if (environment[name] === undefined) return 'src/config/settings.ts';
  return inFile[name] === environment[name] ? '.env' : 'environment';
}

function findValueProblem(name: SettingName, value: string): string | undefined {
  if (isPlaceholder(name, value)) return value ? `still is the placeholder ${value}` : 'is not set';
  if (value === '' || internal.has(name)) return undefined;
  const problem = findHostProblem(value);
  return problem && `is ${value}, ${problem}`;
}

/**
 * Settings that still have their placeholder value, or an address that visitors cannot reach.
 * @param inFile the settings in `.env`.
 */
export function settingProblems(environment: Environment, inFile: Environment): ReleaseProblem[] {
  return Object.entries(settings).flatMap(([name, setting]) => {
    // The contact service has its own endpoint.
    if (name === 'CONTACT_ENDPOINT' && environment['CONTACT']) return [];
    const value = environment[name] ?? setting.default;
    const problem = findValueProblem(name as SettingName, value);
    if (problem === undefined) return [];
    const file = sourceOf(name, environment, inFile);
    const isDefault = file === 'src/config/settings.ts';
    const where = isDefault ? ' in .env, or here with setting(…) instead of placeholder(…),' : '';
    const takes = setting.takes.replace(/, or an http one on localhost/, '');
    return { file, entry: name, problem, fix: `set it${where} to ${takes}` };
  });
}

/** The settings in `.env`, if there is such a file. */
export function readEnvFile(file = '.env'): Environment {
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}
