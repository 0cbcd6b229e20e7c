import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { releaseSchema } from '../../hosting/targets/release.ts';
import type { ReleaseProblem } from './problem.ts';

/** A deployable folder that was built for another origin than the one that is set. */
export function otherOrigin(releaseFile: string, siteOrigin: string): ReleaseProblem[] {
  if (!existsSync(releaseFile)) return [];
  const { origin } = releaseSchema.parse(JSON.parse(readFileSync(releaseFile, 'utf8')));
  if (origin === siteOrigin) return [];
  return [
    {
      file: dirname(releaseFile),
      entry: 'the built site',
      problem: `was built for ${origin}, but SITE_ORIGIN is ${siteOrigin}`,
      fix: 'run "npm run build" with the settings of the release',
    },
  ];
}
