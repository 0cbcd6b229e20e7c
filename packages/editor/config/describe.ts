import { z } from 'zod';
import { hints } from '../../../src/content/fields/hints.ts';

/** A JSON Schema with the hints for the content editor, and what its pattern's error says. */
export interface Described {
  type?: string;
  description?: string;
  format?: string;
  pattern?: string;
  patternMessage?: string;
  enum?: (string | number)[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  items?: Described;
  properties?: Record<string, Described>;
  required?: string[];
  anyOf?: Described[];
  oneOf?: Described[];
  additionalProperties?: Described | false;
  idIn?: { file: string; list: string };
  imageFolder?: string;
  /** Whether a translation replaces it. */
  isWords?: true;
}

/** What a schema says of a text that does not have its pattern. */
function patternMessage(schema: z.core.$ZodType): string | undefined {
  const issues = z.safeParse(schema, '\0').error?.issues ?? [];
  return issues.find(({ code }) => code === 'invalid_format')?.message;
}

/** Describes what a schema takes, as a file contains it. */
export function describe(schema: z.ZodType): Described {
  return z.toJSONSchema(schema, {
    target: 'draft-07',
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      const message = jsonSchema.pattern && patternMessage(zodSchema);
      Object.assign(jsonSchema, hints.get(zodSchema), message && { patternMessage: message });
    },
  }) as Described;
}
