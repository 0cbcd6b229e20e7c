import { closestMatch } from 'leven';

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

/** The mistakes found so far, each once, so that one hides no other. */
export class Mistakes {
  private readonly lines = new Set<string>();

  add(place: ContentPlace, problem: string): void {
    this.lines.add(new ContentError(place, problem).message);
  }

  /** Reads or checks something, and keeps its mistakes. @returns undefined if there are any. */
  collect<Result>(run: () => Result): Result | undefined {
    try {
      return run();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      for (const line of error.message.split('\n')) this.lines.add(line);
      return undefined;
    }
  }

  /**
   * The values that were collected.
   * @throws {ContentError} with all mistakes, if there are any.
   */
  finish<Values extends object>(values: Values) {
    if (this.lines.size > 0) throw new ContentError(null, [...this.lines].join('\n'));
    return values as { [Name in keyof Values]: NonNullable<Values[Name]> };
  }
}

/**
 * Reads or checks each of several things, and goes on after a mistake.
 * @throws {ContentError} with the mistakes of all.
 */
export function readEach<Item, Result>(
  items: Iterable<Item>,
  read: (item: Item) => Result,
): Result[] {
  const mistakes = new Mistakes();
  const results = [...items].map((item) => mistakes.collect(() => read(item)));
  mistakes.finish({});
  return results as Result[];
}

/** The name that was meant by one that does not exist; undefined if none is like it. */
export function findNearest(name: string, known: readonly string[]): string | undefined {
  const inLowerCase = known.map((each) => each.toLowerCase());
  const maxDistance = Math.max(2, Math.min(4, Math.floor(name.length / 2)));
  const nearest = closestMatch(name.toLowerCase(), inLowerCase, { maxDistance });
  return nearest === undefined ? undefined : known[inLowerCase.indexOf(nearest)];
}

/** The end of a sentence about a name that does not exist: the one that was meant, or all names if they are few. */
export function suggest(name: string, known: readonly string[]): string {
  const nearest = findNearest(name, known);
  if (nearest !== undefined) return `; did you mean "${nearest}"?`;
  const all = known.join(', ');
  return all && all.length < 300 ? `; it is one of ${all}.` : '.';
}
