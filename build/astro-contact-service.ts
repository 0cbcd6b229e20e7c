import type { AstroIntegration } from 'astro';
import { contactPages } from '../src/config/contact-paths.ts';
import { hasContactService } from '../src/config/site.ts';

/** A path in every language; see `languagePaths`. */
const inLanguages = (path: string) => `/[...language]${path}`;

/** Adds the pages of the contact service if the build uses it. */
export function contactServicePages(): AstroIntegration {
  return {
    name: 'contact-service-pages',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        if (!hasContactService) return;
        // Astro makes no routes of folders that start with an underscore.
        const folder = './src/pages/_contact';
        injectRoute({
          pattern: inLanguages(contactPages.sent),
          entrypoint: `${folder}/sent.astro`,
        });
        injectRoute({
          pattern: inLanguages(contactPages.notSent),
          entrypoint: `${folder}/not-sent.astro`,
        });
      },
    },
  };
}
