import { mainLanguage } from '../../../src/config/routes.ts';
import { ContentError } from '../../../src/content/parse/content-error.ts';
import { readContent, type Content } from '../../../src/content/read-content.ts';
import type { Sources } from '../../../src/content/sources.ts';

/** The content in a language, or the mistakes in it. */
function read(sources: Sources, language: string, english?: Content): Content | ContentError {
  try {
    return readContent(sources, language, english);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error;
  }
}

/** What the build would say about the content in a language, or null if it takes it. */
function problemOf(sources: Sources, language: string): string | null {
  const english = read(sources, mainLanguage);
  const inEnglish = english instanceof ContentError ? undefined : english;
  const found = language === mainLanguage ? english : read(sources, language, inEnglish);
  return found instanceof ContentError ? found.message : null;
}

/**
 * Refuses a change that the build would refuse, in the same words. A problem that the content had
 * before is no reason to refuse a change elsewhere.
 * @param languages those in which the content is read.
 * @throws {Error} with the build's message as its cause.
 */
export function checkChange(before: Sources, after: Sources, languages: readonly string[]): void {
  for (const language of languages) {
    const problem = problemOf(after, language);
    if (problem === null || problem === problemOf(before, language)) continue;
    // The CMS shows the message of the cause for an error of this name, and for no other.
    throw new Error('saving_failed', { cause: new Error(problem) });
  }
}
