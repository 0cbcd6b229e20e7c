import { z } from 'zod';
import { frontmatterSchema } from '../../src/content/parse/markdown-page.ts';
import { schemas } from '../../src/content/schemas/schemas.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;
type Limits = 'minimum' | 'maximum' | 'multipleOf' | 'minItems' | 'maxItems' | 'pattern' | 'format';
type Kept = Pick<JsonSchema, Limits | 'type' | 'description' | 'default' | 'required'>;

/** A JSON Schema with the hints for the content editor, and what its pattern's error says. */
export interface Described extends Kept {
  patternMessage?: string;
  enum?: (string | number)[];
  const?: string;
  items?: Described;
  properties?: Record<string, Described>;
  anyOf?: Described[];
  additionalProperties?: Described | false;
  idIn?: string;
  isImage?: true;
  /** Whether a translation replaces it. */
  isWords?: true;
}

/** Describes what a schema takes, as a file contains it. */
function describe(schema: z.ZodType): Described {
  return z.toJSONSchema(schema, {
    target: 'draft-07',
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      if (!jsonSchema.pattern) return;
      const issues = z.safeParse(zodSchema, '\0').error?.issues ?? [];
      const problem = issues.find(({ code }) => code === 'invalid_format');
      jsonSchema['patternMessage'] = problem?.message;
    },
  }) as Described;
}

/** Describes an English content file, or the head of a Markdown file. */
export function describeFile(name: string): Described {
  return describe(schemas[name] ?? frontmatterSchema);
}

/** What a translation has of a described value: its words, and the ids of entries. Undefined if there are none. */
export function wordsOf(node: Described): Described | undefined {
  if (node.isWords) return node;
  if (node.additionalProperties) return wordsOf(node.additionalProperties) && node;
  if (node.items) {
    const items = wordsOf(node.items);
    return items && { ...node, items };
  }
  const { id, ...others } = node.properties ?? {};
  const fields = Object.entries(others).flatMap(([name, field]) => {
    const inside = wordsOf(field);
    return inside ? [[name, inside] as const] : [];
  });
  if (fields.length === 0) return undefined;
  return { ...node, properties: { ...(id && { id }), ...Object.fromEntries(fields) } };
}
