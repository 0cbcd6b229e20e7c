/** Where a value stands in the content: the file, the entry in it (if it is a list), the field. */
export interface ContentPlace {
  file: string;
  entry?: string | undefined;
  field?: string | undefined;
}

/** Content that the site cannot publish. The message says where it stands and what it should be. */
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
