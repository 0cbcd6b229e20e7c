import type { AstroIntegration } from 'astro';
import { content } from '../src/content/content.ts';
import { contentFiles } from '../src/content/sources.ts';

/**
 * Stops a build whose content is broken before anything is rendered (importing the content checks
 * it), and restarts the development server when an editor saves a content file.
 */
export function checkedContent(): AstroIntegration {
  return {
    name: 'checked-content',
    hooks: {
      'astro:config:setup': ({ addWatchFile, logger }) => {
        contentFiles('src/content').forEach((file) => addWatchFile(file));
        logger.info(`${content.integrations.length} integrations, ${content.plans.length} plans`);
      },
    },
  };
}
