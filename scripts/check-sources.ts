import { SettingError } from '../src/config/read-values.ts';

/**
 * Validates settings and content before Astro reads them, so that a mistake is reported in one line.
 * First writes the JSON Schemas that code editors use to validate content.
 * @throws {Error} a SettingError or a ContentError.
 */
export async function checkSources(): Promise<void> {
  const { writeEditorSchemas } = await import('../build/editor-schemas.ts');
  await writeEditorSchemas();
  await import('../src/config/mark.ts');
  await import('../src/config/place.ts');
  await checkPalette();
  const { checkContent } = await import('../src/content/content.ts');
  checkContent();
}

async function checkPalette(): Promise<void> {
  const { findPaletteProblems, readPalette } = await import('../src/styles/palette.ts');
  const problems = findPaletteProblems(readPalette());
  if (problems.length > 0) throw new SettingError(problems.join('\n'));
}
