import { closestMatch } from 'leven';

/** Thrown for invalid content. Its message has one line for each mistake: file, entry, field, and what it should be. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(lines: readonly string[]) {
    super([...new Set(lines)].join('\n'));
    // Editors need the place in the content file, not a stack trace.
    this.stack = this.message;
  }
}

/**
 * Throws the mistakes that a check has found.
 * @throws {ContentError} unless the list is empty.
 */
export function refuse(lines: readonly string[]): void {
  if (lines.length > 0) throw new ContentError(lines);
}

/**
 * Ends an error message about an unknown name with the most similar known name, or with all names if they are short.
 */
export function suggest(name: string, known: readonly string[]): string {
  const inLowerCase = known.map((each) => each.toLowerCase());
  const maxDistance = Math.max(2, Math.min(4, Math.floor(name.length / 2)));
  const nearest = closestMatch(name.toLowerCase(), inLowerCase, { maxDistance });
  if (nearest !== undefined) return `; did you mean "${known[inLowerCase.indexOf(nearest)]}"?`;
  const all = known.join(', ');
  return all && all.length < 300 ? `; it is one of ${all}.` : '.';
}
