import { checkContent } from '../src/content/content.ts';
import { writeEditorSchemas } from './editor-schemas.ts';

/**
 * Writes the JSON Schemas for code editors, then checks settings and content before Astro reads them: a mistake is
 * one line, without a stack trace.
 * @throws {Error} a SettingError or a ContentError.
 */
export async function checkSources(): Promise<void> {
  await writeEditorSchemas();
  checkContent();
}
