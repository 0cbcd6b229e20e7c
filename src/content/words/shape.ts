import { templateNames } from '../../shared/template.ts';
import { isGroup } from '../parse/values.ts';

/** What a value of a words file has to be: a group with these fields, a list of these items, or a single value. */
export interface Shape {
  isOptional?: boolean;
  fields?: Record<string, Shape>;
  items?: Shape;
  /**
   * The TypeScript type of a single value: `string`, `number`, `boolean`, `Template<'count'>` (a text with variables),
   * `Forms<'count'>` (the same in plural forms) or `ValueDrawing` (the name of a drawing).
   */
  type?: string;
}

/** The plural forms of all languages. */
export const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Whether a value is a text in the plural forms of a language: `{ one: '{count} day', other: '{count} days' }`. */
export function isForms(value: unknown): value is Record<string, unknown> & { other: unknown } {
  if (!isGroup(value) || !('other' in value)) return false;
  return Object.keys(value).every((name) => pluralForms.some((form) => form === name));
}

const getTextType = (text: string, type: 'Template' | 'Forms') =>
  `${type}<${templateNames(text)
    .map((name) => `'${name}'`)
    .join(' | ')}>`;

/** Finds the shape of a value in an English words file. Entries of a list may lack fields that others have. */
export function readShape(value: unknown, name = ''): Shape {
  if (isForms(value)) return { type: getTextType(String(value.other), 'Forms') };
  if (isGroup(value)) {
    const fields = Object.entries(value).map(([key, inside]) => [key, readShape(inside, key)]);
    return { fields: Object.fromEntries(fields) as Record<string, Shape> };
  }
  if (Array.isArray(value)) {
    const [first = { type: 'string' }, ...others] = value.map((item: unknown) => readShape(item));
    return { items: others.reduce((one, other) => mergeShapes(one, other), first) };
  }
  if (name === 'drawing') return { type: 'ValueDrawing' };
  // The last sample goes without a change of shape.
  if (name === 'sample') return { type: 'boolean', isOptional: true };
  const hasVariables = typeof value === 'string' && templateNames(value).length > 0;
  return { type: hasVariables ? getTextType(value, 'Template') : typeof value };
}

/**
 * Merges the shapes of two entries of a list, or a shape with an older one. A field that only one of two entries has is
 * optional; an older shape only adds its optional fields, which content may use or not.
 */
export function mergeShapes(one: Shape, other: Shape, isOlder = false): Shape {
  const isOptional = (one.isOptional || other.isOptional) ?? false;
  if (one.items && other.items)
    return { isOptional, items: mergeShapes(one.items, other.items, isOlder) };
  if (!one.fields || !other.fields) return { ...one, isOptional };
  const fields: Record<string, Shape> = {};
  for (const name of Object.keys({ ...one.fields, ...other.fields })) {
    const [inOne, inOther] = [one.fields[name], other.fields[name]];
    if (inOne && inOther) fields[name] = mergeShapes(inOne, inOther, isOlder);
    else if (inOne) fields[name] = isOlder ? inOne : { ...inOne, isOptional: true };
    else if (inOther && (!isOlder || inOther.isOptional))
      fields[name] = { ...inOther, isOptional: true };
  }
  return { isOptional, fields };
}
