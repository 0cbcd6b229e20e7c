import { z } from 'zod';
import { text, textWith } from '../fields/text.ts';
import { valueDrawings } from '../fields/value-drawing.ts';
import { describeIssue } from '../parse/parse-file.ts';
import { pluralForms, type Shape } from './shape.ts';

/** Says that a group has no such field, and how it gets one. */
const explainField = (issue: z.core.$ZodRawIssue) =>
  issue.code === 'unrecognized_keys'
    ? `${describeIssue(issue)} A new field needs npm run types.`
    : undefined;

/** Creates the schema of a words file, or of a value in it, from its shape. */
export function createWordsSchema(shape: Shape): z.ZodType {
  const schema = createRequiredSchema(shape);
  return shape.isOptional ? schema.optional() : schema;
}

function createRequiredSchema({ fields, items, type = '' }: Shape): z.ZodType {
  if (items) return z.array(createWordsSchema(items)).min(1);
  if (fields) {
    const entries = Object.entries(fields).map(([name, inside]) => [
      name,
      createWordsSchema(inside),
    ]);
    const group = Object.fromEntries(entries) as Record<string, z.ZodType>;
    return z.strictObject(group, { error: explainField });
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
