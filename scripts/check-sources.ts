/**
 * Reads settings and content before Astro does, so that a mistake in them is all that is said, in
 * one line.
 * @throws {Error} a SettingError or a ContentError.
 */
export async function checkSources(): Promise<void> {
  await import('../src/content/content.ts');
}
