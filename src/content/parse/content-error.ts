/** The place of a value in the content: file, entry (if the file is a list) and field. */
export interface ContentPlace {
  file: string;
  entry?: string | undefined;
  field?: string | undefined;
}

/** Thrown for invalid content. The message names the place and what is expected there. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(place: ContentPlace, problem: string) {
    const where = [
      place.file,
      place.entry !== undefined && `entry "${place.entry}"`,
      place.field && `field ${place.field}`,
    ];
    super(`${where.filter(Boolean).join(', ')}: ${problem}`);
  }
}
