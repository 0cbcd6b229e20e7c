import { checkContent } from '../src/content/content.ts';
import { writeEditorSchemas } from './editor-schemas.ts';

/**
 * Writes the JSON Schemas for code editors, then checks settings and content before Astro reads them, so a mistake is
 * printed as one line without a stack trace.
 * @throws {SettingError | ContentError}
 */
export async function checkSources(): Promise<void> {
  await writeEditorSchemas();
  checkContent();
}
