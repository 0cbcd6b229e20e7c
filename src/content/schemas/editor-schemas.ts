import { z } from 'zod';
import { entrySchemas, listSchemas, optionalLists } from './schemas.ts';

/** Where editors find the JSON Schemas of the content files, from the project root. */
export const editorSchemaFolder = '.build/schemas';

/** Path of a content file's schema in that folder: `en/pages/home.yaml` has `pages/home.json`. */
export function editorSchemaName(name: string): string {
  return name.replace(/\.yaml$/, '.json');
}

/** The first line of a content file, by which editors find its schema. */
export function editorSchemaLine(name: string): string {
  const toRoot = '../'.repeat(`content/${name}`.split('/').length - 1);
  return `# yaml-language-server: $schema=${toRoot}${editorSchemaFolder}/${editorSchemaName(name)}`;
}

/** JSON Schemas of all YAML files by name, for checking them in an editor while they are typed. */
export function editorSchemas(): Map<string, object> {
  const lists = Object.entries(listSchemas).map(
    ([name, schema]) => [name, z.array(schema).min(optionalLists.has(name) ? 0 : 1)] as const,
  );
  return new Map(
    [...lists, ...Object.entries(entrySchemas)].map(([name, schema]) => [
      name,
      z.toJSONSchema(schema, { target: 'draft-07', io: 'input', override: keepToWhatIsTyped }),
    ]),
  );
}

/**
 * Leaves out what an editor cannot tell: how long a text becomes, since facts are longer or shorter
 * than their names, and decimals, which validators count in binary.
 */
function keepToWhatIsTyped({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if ((jsonSchema.multipleOf ?? 1) < 1) delete jsonSchema.multipleOf;
  if ((jsonSchema.maxLength ?? 0) > 2) {
    delete jsonSchema.maxLength;
    jsonSchema.minLength = 1;
  }
}
