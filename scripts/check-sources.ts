import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SettingError } from '../src/config/read-values.ts';

/**
 * Validates settings and content before Astro reads them, so that a mistake is reported in one line.
 * First writes the JSON Schemas that code editors use to validate content.
 * @throws {Error} a SettingError or a ContentError.
 */
export async function checkSources(): Promise<void> {
  await writeEditorSchemas();
  await import('../src/config/mark.ts');
  await import('../src/config/place.ts');
  await checkPalette();
  await import('../src/content/content.ts');
}

async function checkPalette(): Promise<void> {
  const { findPaletteProblems, readPalette } = await import('../src/styles/palette.ts');
  const problems = findPaletteProblems(readPalette());
  if (problems.length > 0) throw new SettingError(problems.join('\n'));
}

async function writeEditorSchemas(): Promise<void> {
  const { editorSchemaFolder, editorSchemaName, editorSchemas } =
    await import('../src/content/schemas/editor-schemas.ts');
  for (const [name, schema] of editorSchemas()) {
    const file = join(editorSchemaFolder, editorSchemaName(name));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(schema, null, 2));
  }
}
