import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PagePolicies } from '../../../build/content-security-policy.ts';
import { policiesFile, siteFolder } from '../../../build/paths.ts';
import { isPublic, listFiles } from '../../../build/site-files.ts';
import { UserError } from '../../../build/cli.ts';
import { addressOf } from '../addresses.ts';
import { contentTypeOf, headersFor } from '../headers.ts';

/** A file of the build, as the live site must serve it. */
export interface BuiltFile {
  /** Its address: `/about`. */
  path: string;
  type: string;
  bytes: number;
  headers: Record<string, string>;
}

/** The files of the build in this folder. @throws {UserError} if there is none. */
export function builtFiles(): BuiltFile[] {
  if (!existsSync(policiesFile)) {
    throw new UserError(
      `There is no build in ${siteFolder} to compare with: run "npm run build" first, with the settings of the live site in .env.`,
    );
  }
  const policies = JSON.parse(readFileSync(policiesFile, 'utf8')) as PagePolicies;
  return listFiles(siteFolder)
    .filter(isPublic)
    .flatMap((file) => {
      const path = addressOf(file);
      if (path === null) return [];
      return {
        path,
        type: contentTypeOf(file),
        bytes: statSync(join(siteFolder, file)).size,
        headers: headersFor(file, policies),
      };
    });
}
