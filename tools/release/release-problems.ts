import { readFileSync } from 'node:fs';
import { settings } from '../../src/config/settings.ts';
import {
  closedOpenings,
  missingOwner,
  unconfirmedPromises,
  unreachableLinks,
} from './content-problems.ts';
import type { ReleaseProblem } from './problem.ts';
import { sampleContent } from './sample-content.ts';
import { readEnvFile, settingProblems } from './setting-problems.ts';
import { shippedCopy, shippedMark } from './shipped-copy.ts';
import { translationProblems } from './translation-problems.ts';

/** A license whose owner is still a placeholder in square brackets. */
export function placeholderOwner(file: string): ReleaseProblem[] {
  const [placeholder] = /\[[^\]]+\]/.exec(readFileSync(file, 'utf8')) ?? [];
  if (!placeholder) return [];
  return [
    {
      file,
      entry: 'the owner',
      problem: `is the placeholder ${placeholder}`,
      fix: 'replace it with the name of your company',
    },
  ];
}

/** Everything that must change before release, in the project and its environment. */
export function releaseProblems(): ReleaseProblem[] {
  const today = new Date().toISOString().slice(0, 10);
  return [
    ...settingProblems(process.env, readEnvFile()),
    ...sampleContent('content'),
    ...shippedCopy('content'),
    ...missingOwner('content'),
    ...unconfirmedPromises('content'),
    ...unreachableLinks('content'),
    ...closedOpenings('content', today),
    ...translationProblems('content'),
    ...shippedMark(process.env['BRAND_MARK'] ?? settings.BRAND_MARK.default),
    ...placeholderOwner('LICENSE'),
  ];
}
