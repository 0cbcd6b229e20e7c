import { minifySync } from 'vite';

/**
 * Minifies a script that stays inline, which Vite does not do.
 * @throws {Error} if the script cannot be parsed, so that a build never ships half of it.
 */
export function minifyScript(source: string): string {
  const { code, errors } = minifySync('inline.js', source);
  if (errors.length > 0) throw new Error(`An inline script is invalid: ${errors[0]?.message}`);
  return code;
}
