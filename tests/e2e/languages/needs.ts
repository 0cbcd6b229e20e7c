import { languageCodes } from '../../language.ts';
import { test } from '../fixtures.ts';

/** Skips a file's tests on a site in one language. */
export function needLanguages(): void {
  test.skip(languageCodes.length < 2, 'The site has one language.');
}
