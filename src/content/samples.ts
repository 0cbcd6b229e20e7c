import { loadSettings } from '../config/settings.ts';
import { isGroup } from './fields/hints.ts';
import type { Content } from './read-content.ts';

/** Whether a value of the content, or anything in it, is marked as a sample (`sample: true`). */
function hasSample(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasSample);
  if (!isGroup(value)) return false;
  return value['sample'] === true || Object.values(value).some(hasSample);
}

/** Whether the build has samples, unconfirmed promises or placeholders, which `npm run release:check` lists. */
export function isPreview(content: Content): boolean {
  const { hasPlaceholders } = loadSettings();
  return hasPlaceholders || content.terms.unconfirmed.length > 0 || hasSample(content);
}
