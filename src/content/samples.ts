import { loadSettings } from '../config/settings.ts';
import { listValues } from './parse/values.ts';
import type { Content } from './read-content.ts';

/** Whether anything in the content is marked as a sample. */
const hasSample = (content: Content) =>
  listValues(content).some(({ path, value }) => path.at(-1) === 'sample' && value === true);

/** Whether the build has samples, unconfirmed promises or placeholders, which `npm run release:check` lists. */
export function isPreview(content: Content): boolean {
  const { hasPlaceholders } = loadSettings();
  return hasPlaceholders || content.terms.unconfirmed.length > 0 || hasSample(content);
}
