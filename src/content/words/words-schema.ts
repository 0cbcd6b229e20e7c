import { z } from 'zod';
import { text, textWith } from '../fields/text.ts';
import { valueDrawings } from '../fields/value-drawing.ts';
import { pluralForms, type Shape } from './shape.ts';

/** Creates the schema of a words file, or of a value in it, from its shape. */
export function createWordsSchema({ fields, items, type = '', isOptional }: Shape): z.ZodType {
  if (isOptional)
    return createWordsSchema({
      ...(fields && { fields }),
      ...(items && { items }),
      type,
    }).optional();
  if (items) return z.array(createWordsSchema(items)).min(1);
  if (fields) {
    const entries = Object.entries(fields).map(([name, inside]) => [
      name,
      createWordsSchema(inside),
    ]);
    return z.strictObject(Object.fromEntries(entries) as Record<string, z.ZodType>);
  }
  const variables = type.match(/(?<=')\w+/g) ?? [];
  if (type.startsWith('Template')) return textWith(variables);
  if (type.startsWith('Forms')) {
    const form = textWith(variables);
    const forms = pluralForms.map((name) => [name, name === 'other' ? form : form.optional()]);
    return z.strictObject(Object.fromEntries(forms) as Record<string, z.ZodType>);
  }
  if (type === 'ValueDrawing') return z.enum(valueDrawings);
  if (type === 'number') return z.number();
  return type === 'boolean' ? z.boolean() : text;
}
