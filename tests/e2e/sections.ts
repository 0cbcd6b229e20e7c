import type { OptionalSectionId } from '../../src/config/routes.ts';
import { landingSections } from '../language.ts';
import { test } from './fixtures.ts';

/** Whether the landing page shows all of these sections. */
export function hasSections(...ids: OptionalSectionId[]): boolean {
  return ids.every((id) => landingSections.includes(id));
}

/** Skips the tests of a file if the landing page leaves out a section that they use. */
export function needSections(...ids: OptionalSectionId[]): void {
  test.skip(!hasSections(...ids), `the landing page leaves out one of: ${ids.join(', ')}`);
}
