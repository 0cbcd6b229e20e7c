import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { languageFile, languageSchema } from '../src/content/languages.ts';
import { fileSchemas } from '../src/content/read-files.ts';
import { buildFolder } from './site-files.ts';

const folder = `${buildFolder}/schemas`;
const vsCodeSettings = '.vscode/settings.json';

interface EditorSchema {
  /** The path of the JSON Schema, from the project root. */
  file: string;
  /** A glob pattern for the content files that it describes: the English file and its translations. */
  pattern: string;
  schema: object;
}

/** Creates the JSON Schemas of all YAML files, with which code editors complete and check what is typed. */
function createEditorSchemas(): EditorSchema[] {
  const files = Object.entries<z.ZodType>({
    ...fileSchemas,
    [languageFile('en')]: languageSchema,
  });
  return files.map(([name, schema]) => ({
    file: `${folder}/${name.replace(/yaml$/, 'json')}`,
    pattern: `content/${name.replace(/^en\//, '*/').replace(/^facts\//, '**/facts/')}`,
    schema: z.toJSONSchema(schema, { target: 'draft-07', io: 'input', override: dropUncheckable }),
  }));
}

/**
 * Removes rules that a code editor cannot check: required fields (a translation leaves some out), text lengths (facts
 * are filled in later) and decimals (validators compare them as binary fractions).
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

async function write(file: string, value: object): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}

/**
 * Writes the JSON Schemas, and links them to the content files in VS Code's settings, unless those contain comments.
 */
export async function writeEditorSchemas(): Promise<void> {
  const all = createEditorSchemas();
  for (const { file, schema } of all) await write(file, schema);
  const linked = Object.fromEntries(all.map(({ file, pattern }) => [`./${file}`, pattern]));
  const settings = await readFile(vsCodeSettings, 'utf8').catch(() => '{}');
  try {
    const own = JSON.parse(settings) as object;
    await write(vsCodeSettings, { ...own, 'yaml.schemas': linked });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
}
