import { checkContent } from '../src/content/content.ts';
import { writeEditorSchemas } from './editor-schemas.ts';

/**
 * Checks settings and content before Astro reads them, so that a mistake is reported in one line.
 * First writes the JSON Schemas that code editors use to validate content.
 * @throws {Error} a SettingError or a ContentError.
 */
export async function checkSources(): Promise<void> {
  await writeEditorSchemas();
  checkContent();
}
