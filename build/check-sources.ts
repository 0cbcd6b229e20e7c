import { loadSettings } from '../src/config/settings.ts';
import { checkContent, loadSamples } from '../src/content/content.ts';
import { UserError } from './cli.ts';
import { writeEditorSchemas } from './editor-schemas.ts';
import { findUnreachableReason } from './unreachable.ts';

/**
 * Writes the JSON Schemas for code editors, then checks settings and content before Astro reads them, so a mistake is
 * printed as one line without a stack trace.
 * @throws {SettingError | ContentError}
 */
export async function checkSources(): Promise<void> {
  await writeEditorSchemas();
  checkContent();
}

/**
 * Stops the build of a real site that still contains samples, and lists them. A preview says so on every page instead,
 * and a build for an address that visitors cannot reach, such as localhost, says so in the terminal.
 * @param samples a line for each sample.
 * @returns a sentence for the terminal; undefined if there are no samples.
 * @throws {UserError} with the samples.
 */
export function checkSamples(
  samples = loadSamples(),
  { siteOrigin, isPreview } = loadSettings(),
): string | undefined {
  if (samples.length === 0) return undefined;
  if (isPreview) return 'Every page says that this is a preview, because the site has samples.';
  if (findUnreachableReason(siteOrigin) !== undefined)
    return 'The site has samples; npm run release:check lists them.';
  const advice = 'replace them, or build a preview with PREVIEW=1.';
  throw new UserError([...samples, `${siteOrigin} still has samples: ${advice}`].join('\n'));
}
