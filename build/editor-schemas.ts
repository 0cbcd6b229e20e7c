import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { schemas } from '../src/content/schemas/schemas.ts';
import { languageSchema } from '../src/content/translation/language.ts';
import { buildFolder } from './paths.ts';

/** Where `.vscode/settings.json` finds the JSON Schemas of the content files, from the project root. */
export const editorSchemaFolder = `${buildFolder}/schemas`;

/**
 * JSON Schemas of all YAML files, for help while typing in a code editor, by name: `pages/home.json` for
 * `en/pages/home.yaml` and its translations.
 */
export function editorSchemas(): Map<string, object> {
  const files = Object.entries<z.ZodType>({ ...schemas, 'en/language.yaml': languageSchema });
  return new Map(
    files.map(([name, schema]) => [
      name.replace(/^en\//, '').replace(/\.yaml$/, '.json'),
      z.toJSONSchema(schema, { target: 'draft-07', io: 'input', override: dropUncheckable }),
    ]),
  );
}

/**
 * Drops what an editor cannot check: which fields a translation needs, text lengths, since facts are filled in later,
 * and decimals, which validators compare as binary fractions.
 */
function dropUncheckable({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  delete jsonSchema.required;
  delete jsonSchema.minItems;
  if ((jsonSchema.multipleOf ?? 1) < 1) delete jsonSchema.multipleOf;
  if ((jsonSchema.maxLength ?? 0) > 2) {
    delete jsonSchema.maxLength;
    jsonSchema.minLength = 1;
  }
}

/** Writes the JSON Schemas. */
export async function writeEditorSchemas(): Promise<void> {
  for (const [name, schema] of editorSchemas()) {
    const file = join(editorSchemaFolder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(schema, null, 2));
  }
}
