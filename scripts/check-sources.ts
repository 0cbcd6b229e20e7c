/**
 * Validates settings and content before Astro reads them, so that a mistake is reported in one line.
 * First writes the JSON Schemas that code editors use to validate content.
 * @throws {Error} a SettingError or a ContentError.
 */
export async function checkSources(): Promise<void> {
  const { writeEditorSchemas } = await import('../build/editor-schemas.ts');
  await writeEditorSchemas();
  const { checkContent } = await import('../src/content/content.ts');
  checkContent();
}
