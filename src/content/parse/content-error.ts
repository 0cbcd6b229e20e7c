/** The place of a value in the content: file, entry (if the file is a list) and field. */
export interface ContentPlace {
  file: string;
  entry?: string | undefined;
  field?: string | undefined;
}

/** Thrown for invalid content. The message has a line for each mistake: its place and what is expected there. */
export class ContentError extends Error {
  override name = 'ContentError';

  /** @param place `null` if it is not known yet, or the problem has several lines that name their places. */
  constructor(place: ContentPlace | null, problem: string) {
    const { file, entry, field } = place ?? {};
    const where = [file, entry !== undefined && `entry "${entry}"`, field && `field ${field}`];
    super(place ? `${where.filter(Boolean).join(', ')}: ${problem}` : problem);
    // The mistake is in a file of the content, and not where the code noticed it.
    this.stack = this.message;
  }
}

/**
 * Runs what throws errors without a place.
 * @throws {ContentError} with the place.
 */
export function inPlace<Result>(place: ContentPlace, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new ContentError(place, error.message);
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
