/** The place of a value in the content: file, entry (if the file is a list) and field. */
export interface ContentPlace {
  file: string;
  entry?: string | undefined;
  field?: string | undefined;
}

/** Thrown for invalid content. The message has a line for each mistake: its place and what is expected there. */
export class ContentError extends Error {
  override name = 'ContentError';

  /** @param place `null` if the problem has several lines, which name their places. */
  constructor(place: ContentPlace | null, problem: string) {
    const where = place && [
      place.file,
      place.entry !== undefined && `entry "${place.entry}"`,
      place.field && `field ${place.field}`,
    ];
    super(where ? `${where.filter(Boolean).join(', ')}: ${problem}` : problem);
    // The mistake is in a file of the content, and not where the code noticed it.
    this.stack = this.message;
  }
}

/**
 * Reads or checks each of several things, and goes on after a mistake.
 * @throws {ContentError} with the mistakes of all.
 */
export function readEach<Item, Result>(
  items: Iterable<Item>,
  read: (item: Item, index: number) => Result,
): Result[] {
  const results: Result[] = [];
  const mistakes = new Set<string>();
  for (const [index, item] of [...items].entries()) {
    try {
      results.push(read(item, index));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      mistakes.add(error.message);
    }
  }
  if (mistakes.size > 0) throw new ContentError(null, [...mistakes].join('\n'));
  return results;
}
