import { z } from 'zod';

declare module 'zod' {
  /** What a schema says about a field beyond its type. Zod keeps it when a field gets a description. */
  interface GlobalMeta {
    /** A text that translations replace, unlike names, addresses and icons. */
    isWords?: true;
    /** Words in the forms that their language has for a number. Another language has other forms. */
    isForms?: true;
    /** A link. It leads to the page in the visitor's language. */
    isLink?: true;
    /** The content file in which this is the id of an entry. */
    idIn?: string;
    /** The path of an image. */
    isImage?: true;
  }
}

/** A text in a content file that its schema marks as words, a link or a reference. */
export interface FoundText {
  /** Field names, and ids or positions of entries. */
  path: (string | number)[];
  text: string;
  isWords: boolean;
  isLink: boolean;
  idIn: string | undefined;
}

/** Finds the words, links and references in a value, in the order of the schema. */
export function findTexts(
  schema: z.core.$ZodType,
  value: unknown,
  path: FoundText['path'] = [],
): FoundText[] {
  const { isForms, isWords = false, isLink = false, idIn } = z.globalRegistry.get(schema) ?? {};
  if (isForms && isGroup(value))
    return [{ path, text: String(value['other']), isWords: true, isLink, idIn }];
  // An unquoted number counts as text too.
  const isText = /^(string|number|boolean)$/.test(typeof value);
  if ((isWords || isLink || idIn) && isText)
    return [{ path, text: String(value), isWords, isLink, idIn }];
  if (schema instanceof z.ZodObject && isGroup(value)) {
    const fields = Object.entries<z.core.$ZodType>(schema.shape);
    return fields.flatMap(([name, field]) => findTexts(field, value[name], [...path, name]));
  }
  if (schema instanceof z.ZodRecord && isGroup(value)) {
    const fields = Object.entries(value);
    return fields.flatMap(([name, item]) => findTexts(schema.valueType, item, [...path, name]));
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item: unknown, index) =>
      findTexts(schema.element, item, [...path, readId(item) ?? index]),
    );
  }
  if (schema instanceof z.ZodUnion) {
    return schema.options.flatMap((option) => findTexts(option, value, path));
  }
  if (schema instanceof z.ZodPipe) return findTexts(schema.in, value, path);
  const isWrapper = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  return isWrapper ? findTexts(schema.unwrap(), value, path) : [];
}

/** The id of a list entry; undefined if it has none. */
export function readId(item: unknown): string | undefined {
  return isGroup(item) && typeof item['id'] === 'string' ? item['id'] : undefined;
}

/** Whether a value of a content file is a group of fields. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
