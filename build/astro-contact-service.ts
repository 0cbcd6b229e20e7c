import type { AstroIntegration } from 'astro';
import { contactPages } from '../src/config/contact-paths.ts';
import { hasContactService } from '../src/config/site.ts';

/** Adds the pages of the contact service if the build uses it. */
export function contactServicePages(): AstroIntegration {
  return {
    name: 'contact-service-pages',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        if (!hasContactService) return;
        const folder = './src/features/contact';
        injectRoute({ pattern: contactPages.sent, entrypoint: `${folder}/sent-page.astro` });
        injectRoute({ pattern: contactPages.notSent, entrypoint: `${folder}/not-sent-page.astro` });
      },
    },
  };
}
