import { closestMatch } from 'leven';

/** Where a value is in the content: its file, its entry (if the file is a list) and its field. */
export interface ContentPlace {
  file: string;
  entry?: string | undefined;
  field?: string | undefined;
}

/**
 * A mistake elsewhere that may have caused this one: one that mentions any of these names, in this file if it is known.
 */
interface Cause {
  file?: string;
  names: readonly string[];
}

interface Mistake {
  place: ContentPlace | null;
  problem: string;
  cause?: Cause | undefined;
}

function toLine({ place, problem }: Mistake): string {
  if (!place) return problem;
  const { file, entry, field } = place;
  const where = [file, entry !== undefined && `entry "${entry}"`, field && `field ${field}`];
  return `${where.filter(Boolean).join(', ')}: ${problem}`;
}

/** Thrown for invalid content. Its message has one line for each mistake. */
export class ContentError extends Error {
  override name = 'ContentError';

  readonly mistakes: readonly Mistake[];

  constructor(mistakes: readonly Mistake[]) {
    super(mistakes.map(toLine).join('\n'));
    this.mistakes = mistakes;
    // Editors need the place in the content file, not a stack trace.
    this.stack = this.message;
  }
}

/** Creates an error with a single mistake. `place` is `null` if only the caller knows it (see `withPlace`). */
export const mistakeAt = (place: ContentPlace | null, problem: string) =>
  new ContentError([{ place, problem }]);

/** Runs a check that throws a mistake without a place, and adds the place. */
export function withPlace<Result>(place: ContentPlace, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw mistakeAt(place, error.message);
  }
}

/** Collects mistakes, so that one does not hide another. Equal lines are reported once. */
export class Mistakes {
  private readonly byLine = new Map<string, Mistake>();

  add(place: ContentPlace, problem: string, cause?: Cause): void {
    this.byLine.set(toLine({ place, problem }), { place, problem, cause });
  }

  /** Runs a check and keeps its mistakes. @returns undefined if there are any. */
  collect<Result>(run: () => Result): Result | undefined {
    try {
      return run();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      for (const mistake of error.mistakes) this.byLine.set(toLine(mistake), mistake);
      return undefined;
    }
  }

  /**
   * Returns the given values if there are no mistakes.
   * @throws {ContentError} with all mistakes, except those that another mistake has caused.
   */
  finish<Values extends object>(values: Values) {
    const mistakes = [...this.byLine.values()];
    const isKnown = ({ file, names }: Cause) =>
      mistakes.some(
        ({ place, problem, cause }) =>
          !cause &&
          (file ?? place?.file) === place?.file &&
          names.some((name) => problem.includes(name)),
      );
    const shown = mistakes.filter(({ cause }) => !cause || !isKnown(cause));
    if (shown.length > 0) throw new ContentError(shown);
    return values as { [Name in keyof Values]: NonNullable<Values[Name]> };
  }
}

/**
 * Reads or checks each item, and continues after a mistake.
 * @throws {ContentError} with all mistakes.
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

/** Finds the known name that is most similar to an unknown one; undefined if none is similar enough. */
export function findNearest(name: string, known: readonly string[]): string | undefined {
  const inLowerCase = known.map((each) => each.toLowerCase());
  const maxDistance = Math.max(2, Math.min(4, Math.floor(name.length / 2)));
  const nearest = closestMatch(name.toLowerCase(), inLowerCase, { maxDistance });
  return nearest === undefined ? undefined : known[inLowerCase.indexOf(nearest)];
}

/**
 * Ends an error message about an unknown name with the most similar known name, or with all names if they are short.
 */
export function suggest(name: string, known: readonly string[]): string {
  const nearest = findNearest(name, known);
  if (nearest !== undefined) return `; did you mean "${nearest}"?`;
  const all = known.join(', ');
  return all && all.length < 300 ? `; it is one of ${all}.` : '.';
}
