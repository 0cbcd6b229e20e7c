import { z } from 'zod';
import { frontmatterSchema } from '../../src/content/legal/markdown-page.ts';
import { fileSchemas } from '../../src/content/read-files.ts';
import { isTranslated } from '../../src/content/translation/translated-fields.ts';

type OurMeta = Pick<z.GlobalMeta, 'idIn' | 'isImage' | 'isScreenshot'>;

/** The JSON Schema of a value, with what the content model says about it. */
export interface JsonSchema extends z.core.JSONSchema.BaseSchema, OurMeta {
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  /** The error message if a value does not match the pattern. */
  patternMessage?: string;
}

/** Creates the JSON Schema of an English content file, or of the frontmatter of a Markdown file. */
export function readSchema(name: string): JsonSchema {
  return z.toJSONSchema(fileSchemas[name] ?? frontmatterSchema, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      // Zod adds these limits to every whole number.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (!jsonSchema.pattern) return;
      const issues = z.safeParse(zodSchema, '\0').error?.issues ?? [];
      const problem = issues.find(({ code }) => code === 'invalid_format');
      jsonSchema['patternMessage'] = problem?.message;
    },
  }) as JsonSchema;
}

/**
 * Keeps the parts of a schema that a translation contains: words, and ids of entries. Undefined if it has no words.
 * @param fields the path of the value in its file, without entries of lists.
 */
export function keepWords(
  file: string,
  node: JsonSchema,
  fields: readonly string[] = [],
): JsonSchema | undefined {
  if (node.items) {
    const items = keepWords(file, node.items, fields);
    return items && { ...node, items };
  }
  if (!node.properties)
    return node.type === 'string' && isTranslated(file, fields) ? node : undefined;
  const { id, ...others } = node.properties;
  const kept = Object.entries(others).flatMap(([name, inside]) => {
    const words = keepWords(file, inside, [...fields, name]);
    return words ? [[name, words] as const] : [];
  });
  if (kept.length === 0) return undefined;
  return { ...node, properties: { ...(id && { id }), ...Object.fromEntries(kept) } };
}
