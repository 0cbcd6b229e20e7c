import { z } from 'zod';
import { bandsPageSchema } from '../own-pages/own-page.ts';
import { images } from './image-catalog.ts';
import { entrySchemas, listSchemas, optionalLists } from './schemas.ts';

/** Where editors find the JSON Schemas of the content files, from the project root. */
export const editorSchemaFolder = '.build/schemas';

/** Path of a content file's schema in that folder: `en/pages/home.json` for `en/pages/home.yaml`. */
export function editorSchemaName(name: string): string {
  return name.replace(/\.yaml$/, '.json');
}

/** The first line of a content file, which links its schema for editors. */
export function editorSchemaLine(name: string): string {
  const toRoot = '../'.repeat(`content/${name}`.split('/').length - 1);
  return `# yaml-language-server: $schema=${toRoot}${editorSchemaFolder}/${editorSchemaName(name)}`;
}

/** The name that the schema of pages in bands has. A company adds such pages: en/pages/press.yaml. */
export const ownPageSchemaName = 'en/pages/page.yaml';

/** JSON Schemas of all YAML files by name, for validation while typing in an editor. */
export function editorSchemas(): Map<string, object> {
  const lists = Object.entries(listSchemas).map(
    ([name, schema]) => [name, z.array(schema).min(optionalLists.has(name) ? 0 : 1)] as const,
  );
  const ownPages = [ownPageSchemaName, bandsPageSchema(images)] as const;
  return new Map(
    [...lists, ...Object.entries(entrySchemas), ownPages].map(([name, schema]) => [
      name,
      z.toJSONSchema(schema, { target: 'draft-07', io: 'input', override: dropUncheckableLimits }),
    ]),
  );
}

/**
 * Drops limits that an editor cannot check: text lengths, since facts are filled in later, and
 * decimals, which validators compare as binary fractions.
 */
function dropUncheckableLimits({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if ((jsonSchema.multipleOf ?? 1) < 1) delete jsonSchema.multipleOf;
  if ((jsonSchema.maxLength ?? 0) > 2) {
    delete jsonSchema.maxLength;
    jsonSchema.minLength = 1;
  }
}
