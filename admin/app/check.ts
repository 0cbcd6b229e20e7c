import { readContent } from '../../src/content/content.ts';
import { ContentError } from '../../src/content/parse/content-error.ts';
import type { Sources } from '../../src/content/sources.ts';

/** What the build would say about the content, or null if it takes it. */
function problemOf(sources: Sources): string | null {
  try {
    readContent('content', sources);
    return null;
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}

/**
 * Refuses a change that the build would refuse, in the same words. A problem that the content had
 * before is no reason to refuse a change elsewhere.
 * @throws {Error} with the build's message as its cause.
 */
export function checkChange(sources: Sources, name: string, text: string): void {
  const problem = problemOf(new Map(sources).set(name, text));
  if (problem === null || problem === problemOf(sources)) return;
  // The CMS shows the message of the cause for an error of this name, and for no other.
  throw new Error('saving_failed', { cause: new Error(problem) });
}
